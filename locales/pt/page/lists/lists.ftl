### Uma lista que se escolhe como arquivo: de membros, ou dos jogadores de uma noite de clube.

file = Escolher um arquivo
help = Excel, OpenDocument, CSV ou texto, até 1 MB. Você também pode soltar o arquivo aqui. O servidor lê a planilha e não guarda nada dela.
reading = Lendo o arquivo…
which = Em qual planilha está a lista?
offline = Só o servidor consegue ler uma planilha, e agora ele não responde. Copie as células e cole aqui.
large = Este arquivo tem mais de 1 MB. Copie as células da lista e cole aqui.
unread = Não conseguimos ler este arquivo como texto. Salve como .xlsx ou como CSV em UTF-8.
# Why a spreadsheet cannot be read.
faults =
    .locked = Este arquivo tem senha. Salve uma cópia sem senha, ou copie as células e cole aqui.
    .macros = Este arquivo tem macros. Salve como .xlsx ou .ods, ou copie as células e cole aqui.
    .other-kind = Isto não é uma planilha do Excel nem do OpenDocument. Salve como .xlsx, .ods ou CSV.
    .broken = Este arquivo está danificado. Abra no programa dele e salve de novo.
    .empty = Este arquivo não tem texto em nenhuma planilha.
    .too-large = Esta planilha é grande demais. Lemos no máximo até a linha { $rows } e a coluna { $columns }. Copie as células da lista e cole aqui.
