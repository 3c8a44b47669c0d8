### Una lista que se elige como archivo: de miembros, o de los jugadores de una velada.

file = Elegir un archivo
help = Excel, OpenDocument, CSV o texto, hasta 1 MB. También puedes soltar aquí el archivo. El servidor lee la hoja de cálculo y no guarda nada de ella.
reading = Leyendo el archivo…
which = ¿En qué hoja está la lista?
offline = Solo el servidor puede leer una hoja de cálculo, y ahora no responde. Copia las celdas y pégalas aquí.
large = Este archivo ocupa más de 1 MB. Copia las celdas de la lista y pégalas aquí.
unread = No pudimos leer este archivo como texto. Guárdalo como .xlsx o como CSV en UTF-8.
# Why a spreadsheet cannot be read.
faults =
    .locked = Este archivo tiene contraseña. Guarda una copia sin ella, o copia las celdas y pégalas aquí.
    .macros = Este archivo tiene macros. Guárdalo como .xlsx u .ods, o copia las celdas y pégalas aquí.
    .other-kind = No es una hoja de cálculo de Excel ni de OpenDocument. Guárdala como .xlsx, .ods o CSV.
    .broken = Este archivo está dañado. Ábrelo en su programa y guárdalo otra vez.
    .empty = Este archivo no tiene texto en ninguna hoja.
    .too-large = Esta hoja de cálculo es demasiado grande. Leemos como mucho hasta la fila { $rows } y la columna { $columns }. Copia las celdas de la lista y pégalas aquí.
