import { wordsOf } from '../words.ts';
import type { ClubMessages } from './en.ts';

const { plural, number } = wordsOf('pt', ['one', 'many', 'other']);
const and = new Intl.ListFormat('pt', { type: 'conjunction' });
const unnamed = 'alguém sem nome';
const columns = { name: 'nome', email: 'e-mail', note: 'observação' };
/** A list of people, some of whom have no name yet. */
const people = (names: readonly string[]) => and.format(names.map((name) => name || unnamed));
const count = (n: number, none: string, one: string, other: string) =>
  n === 0
    ? `${none} ${one}`
    : plural(n, {
        one: `${number(n)} ${one}`,
        many: `${number(n)} de ${other}`,
        other: `${number(n)} ${other}`,
      });
const members = (n: number) => count(n, 'nenhum', 'membro', 'membros');
const chars = (n: number) => count(n, 'nenhum', 'caractere visível', 'caracteres visíveis');

const pt: ClubMessages = {
  title: 'Clubes',
  club: 'Clube',
  toClub: 'Ir para o clube',
  toClubs: 'Todos os seus clubes',
  people: ({ names }) => people(names),
  runBy: ({ names }) => `Organização: ${people(names)}.`,
  remove: 'Remover',
  keep: 'Deixar',
  saved: 'Salvo.',

  mine: {
    title: 'Seus clubes',
    none: 'Este aparelho ainda não conhece nenhum clube seu. Abra um aqui ou siga o link que o seu clube deu.',
    organises: 'Você organiza.',
    enteredAs: ({ email }) => `Você entrou como ${email}.`,
  },

  open: {
    title: 'Abrir um clube',
    intro:
      'Um clube guarda a lista dos seus membros e faz noites com eles. Quem abre organiza, e pode pedir ajuda a outros.',
    name: 'Nome do clube',
    you: 'Seu nome',
    youHelp: 'Os membros veem quem organiza o clube.',
    open: 'Abrir o clube',
  },

  code: {
    title: 'Entrar em uma noite',
    code: 'As quatro letras da noite',
    codeHelp: 'Quem organiza as mostra.',
    find: 'Procurar a noite',
    wrongCode: 'O código tem quatro letras.',
    here: 'Noites neste aparelho, também sem rede',
  },

  page: {
    organises: 'Você organiza este clube.',
    enteredAs: ({ email }) => `Você está na lista deste clube como ${email}.`,
    enter: 'Entrar com o seu e-mail',
    noMember:
      'Só membros abrem noites, e este aparelho ainda não conhece você como membro. Coloque-se na lista de membros e depois entre com esse e-mail.',
    addYourself: 'Entrar na lista',
    evenings: 'Noites',
    noEvenings: 'Ainda não houve nenhuma noite.',
    newEvening: 'Nova noite',
    goingOn: 'Em andamento',
    held: 'Já realizadas',
    players: ({ n }) => count(n, 'nenhum', 'jogador', 'jogadores'),
    notBegun: 'ainda não começou',
    match: ({ begun, matches }) => `partida ${number(begun)} de ${number(matches)}`,
    cutShort: 'acabou antes da última partida',
    earlier: 'Ver noites anteriores',
    manage: 'Para quem organiza',
    members: 'Membros',
    settings: 'Configurações e organizadores',
    link: 'Link para os membros',
    linkHelp: 'Quem abrir entra com o e-mail que está na sua lista.',
    copy: 'Copiar o link',
  },

  entry: {
    title: 'Jogos para se divertir',
    intro: ({ page }) => `Escreva o e-mail com que você está cadastrado em “${page}”.`,
    email: 'E-mail',
    go: 'Continuar',
    unknown: ({ page }) =>
      `Este e-mail não está cadastrado em “${page}”. Veja se está escrito como você deu, ou pergunte a quem organiza.`,
    unknownToOrganiser: ({ page }) =>
      `Este e-mail não está cadastrado em “${page}”. Veja se está escrito como na lista. Você organiza este clube, então pode se colocar na lista.`,
    welcome: 'Boas-vindas',
    registered: ({ page }) =>
      `Você está na lista de “${page}”. De agora em diante este aparelho conta como seu.`,
    enteredAs: ({ email }) => `Este aparelho entrou aqui como ${email}.`,
    another: 'Agora é de outra pessoa? Então escreva o e-mail dela.',
  },

  join: {
    title: 'Organizar o clube',
    intro:
      'Pediram que você organize: veja a lista de membros com os e-mails, mude a lista e as configurações, e faça noites.',
    join: 'Quero organizar',
    already: 'Você já organiza este clube.',
  },

  members: {
    title: 'Membros',
    none: 'Ainda não há ninguém na lista. Adicione aqui o primeiro membro ou carregue uma lista que você tenha.',
    count: ({ n }) => members(n),
    find: 'Procurar por nome, e-mail ou observação',
    found: ({ n }) =>
      n === 0
        ? 'Nenhum membro encontrado'
        : plural(n, {
            one: `${number(n)} membro encontrado`,
            many: `${number(n)} de membros encontrados`,
            other: `${number(n)} membros encontrados`,
          }),
    all: ({ n }) =>
      plural(n, {
        one: `Mostrar ${number(n)} membro`,
        many: `Mostrar todos os ${number(n)} de membros`,
        other: `Mostrar todos os ${number(n)} membros`,
      }),
    name: 'Nome',
    email: 'E-mail',
    note: 'Observação',
    noteHelp: 'Só quem organiza vê.',
    since: ({ date }) => `desde ${date}`,
    edit: 'Mudar',
    editNamed: ({ name }) => `Mudar ${name}`,
    removeNamed: ({ name }) => `Remover ${name}`,
    save: 'Salvar',
    cancel: 'Cancelar',
    sure: ({ name }) => `Remover ${name} da lista? Com esse e-mail não se entra mais.`,
    removed: ({ name }) => `${name} não está mais na lista.`,
    add: 'Adicionar um membro',
    addOne: 'Adicionar',
    added: ({ name }) => `${name} está na lista.`,
    changed: ({ name }) => `Os dados de ${name} mudaram.`,
  },

  list: {
    title: 'Carregar uma lista',
    help: 'Um membro por linha: nome, e-mail, observação. A primeira linha pode dar nome às colunas. Salve a planilha como CSV em UTF-8 ou copie as células.',
    file: 'Arquivo',
    paste: 'Ou cole as linhas aqui',
    example: 'Ana, ana@example.org, mesa perto da janela',
    look: 'Ver o que muda',
    would: {
      added: ({ n }) =>
        n === 0
          ? 'Nenhum membro é adicionado.'
          : plural(n, {
              one: `${number(n)} membro é adicionado.`,
              many: `${number(n)} de membros são adicionados.`,
              other: `${number(n)} membros são adicionados.`,
            }),
      changed: ({ n }) =>
        n === 0
          ? 'Nenhum membro muda.'
          : plural(n, {
              one: `${number(n)} membro muda.`,
              many: `${number(n)} de membros mudam.`,
              other: `${number(n)} membros mudam.`,
            }),
      unchanged: ({ n }) =>
        n === 0
          ? 'Nenhum membro fica como está.'
          : plural(n, {
              one: `${number(n)} membro fica como está.`,
              many: `${number(n)} de membros ficam como estão.`,
              other: `${number(n)} membros ficam como estão.`,
            }),
    },
    rest: 'Os membros que não estão nesta lista ficam.',
    nothing: 'O clube já sabe tudo isso.',
    ignored: ({ columns }) => `Fica de fora, porque um clube não guarda essas colunas: ${columns}.`,
    addedHead: 'Adicionados',
    changedHead: 'Mudados',
    becomes: ({ before, after }) => `${before} → ${after}`,
    take: 'Carregar a lista',
    taken: ({ n }) =>
      n === 0
        ? 'Lista carregada: nenhuma linha era nova.'
        : plural(n, {
            one: `Lista carregada: ${number(n)} linha era nova.`,
            many: `Lista carregada: ${number(n)} de linhas eram novas.`,
            other: `Lista carregada: ${number(n)} linhas eram novas.`,
          }),
    bad: 'Nada foi carregado. Corrija estas linhas e tente de novo:',
    line: ({ n, fault }) => `Linha ${number(n)}: ${fault}`,
    more: ({ n }) => `e mais ${count(n, 'nenhuma', 'linha', 'linhas')}`,
    save: 'Salvar a lista em um arquivo',
    faults: {
      empty: () => 'não há ninguém nesta lista.',
      encoding: () => 'isto não é UTF-8. Salve o arquivo como “CSV UTF-8”.',
      'open-quote': () => 'aqui se abrem aspas que nunca se fecham.',
      'no-column': ({ column }) =>
        `entre os títulos falta a coluna “${columns[column]}”. Dê esse título a ela.`,
      'column-twice': ({ column }) => `há duas colunas “${columns[column]}”. Deixe uma delas.`,
      'too-many-fields': ({ columns }) =>
        `há mais de ${count(columns, 'nenhum', 'campo', 'campos')}. Um texto com vírgulas vai entre aspas.`,
      'no-name': () => 'falta o nome.',
      'bad-name': ({ max }) => `um nome tem no máximo ${chars(max)}.`,
      'no-email': () => 'falta o e-mail. Uma linha é: nome, e-mail, observação.',
      'bad-email': ({ email }) => `“${email}” não é um e-mail. Escreva assim: ana@example.org.`,
      'email-twice': ({ email, line }) => `${email} já está na linha ${number(line)}.`,
      'bad-note': ({ max }) => `uma observação tem no máximo ${chars(max)}.`,
    },
  },

  settings: {
    title: 'Configurações e organizadores',
    intro: 'Cada mudança vale na hora.',
    names: 'Nomes',
    pageName: 'Página em que os membros estão cadastrados',
    pageNameHelp: 'Se ficar vazio, ela se chama como o clube.',
    entryName: 'Como se chama a entrada para as noites',
    evenings: 'Noites',
    countersigned: 'A outra dupla também confirma a partida',
    countersignedHelp: 'Um deles confirma no celular antes de quem organiza.',
    tiedFish: 'Onde fica o zero de um peixe empatado',
    tiedFishes: { leader: 'Com a dupla que saiu', blocker: 'Com a dupla que fechou' },
    penalties: 'Penalidades de costume',
    penaltiesHelp:
      'Quem organiza a noite escolhe entre elas. O valor é tirado do saldo; 0 é uma sanção sem penalidade.',
    noPenalties: 'Ainda não há nenhuma.',
    reason: 'Motivo',
    amount: 'Valor',
    addPenalty: 'Adicionar uma penalidade',
    removePenalty: ({ reason }) => `Remover “${reason}”`,
  },

  season: {
    title: 'Classificação da temporada',
    which: 'Temporada',
    halves: { 1: 'Primeira', 2: 'Segunda' },
    half: ({ year, part }) => `${part} metade de ${year}`,
    quarter: ({ year, part }) => `Trimestre ${number(part)} de ${year}`,
    over: 'Esta temporada acabou.',
    goesOn: 'Esta temporada continua.',
    none: 'Nenhuma noite desta temporada foi jogada até o fim ainda.',
    place: 'Posição',
    name: 'Nome',
    points: 'Pontos',
    wins: 'Vitórias',
    effectiveness: 'Saldo',
    played: 'Noites jogadas',
    guest: 'convidado',
    aheadBy: ({ key }) => `à frente por: ${key}`,
    keys: { points: 'pontos', wins: 'vitórias', effectiveness: 'saldo' },
    rules: 'Como se conta',
    brings: {
      'match-points': 'Uma noite dá os seus pontos de partida.',
      'by-place': ({ points }) =>
        `Uma noite dá pontos pela posição, a partir da primeira: ${points}.`,
    },
    countsAll: 'Todas as noites contam.',
    countsBest: ({ n }) =>
      plural(n, {
        one: `De cada um conta ${number(n)} noite, a melhor.`,
        many: `De cada um contam as ${number(n)} melhores noites.`,
        other: `De cada um contam as ${number(n)} melhores noites.`,
      }),
    ranked: ({ n }) =>
      plural(n, {
        one: `Entra na classificação quem jogou ${number(n)} noite.`,
        many: `Entra na classificação quem jogou ${number(n)} noites.`,
        other: `Entra na classificação quem jogou ${number(n)} noites.`,
      }),
    evenings: 'Noites que contam',
    set: 'Regras da temporada',
  },

  seasonRules: {
    title: 'Regras da temporada',
    span: 'Quanto dura uma temporada',
    spans: { year: 'Um ano', 'half-year': 'Meio ano', quarter: 'Um trimestre', month: 'Um mês' },
    points: 'O que uma noite dá',
    kinds: { 'match-points': 'Os seus pontos de partida', 'by-place': 'Pontos pela posição' },
    places: 'Pontos a partir da primeira posição',
    placesHelp: 'Por exemplo: 10, 7, 5, 3, 1. As posições seguintes não dão nada.',
    placesWrong: 'Escreva números inteiros com vírgulas, nenhum maior que o anterior.',
    counted: 'Quais noites de um jogador contam',
    counts: { all: 'Todas', best: 'As melhores' },
    how: 'Quantas das melhores',
    least: 'Noites necessárias para se classificar',
  },

  hall: {
    title: 'Galeria da fama',
    none: 'Ninguém ganhou nada aqui ainda: nenhuma noite foi jogada até o fim.',
    champions: 'Vencedores de temporadas',
    records: 'Recordes',
    honours: 'Todos que jogaram',
    seasons: 'Temporadas ganhas',
    won: 'Noites ganhas',
    played: 'Noites jogadas',
    kinds: {
      points: 'Mais pontos de partida em uma noite',
      wins: 'Mais vitórias em uma noite',
      effectiveness: 'Melhor saldo em uma noite',
      'wins-in-a-row': 'Mais noites ganhas seguidas',
      evenings: 'Mais noites jogadas',
    },
  },

  organisers: {
    title: 'Organizadores',
    you: 'você',
    since: ({ date }) => `desde ${date}`,
    removeNamed: ({ name }) => `Remover ${name}`,
    leave: 'Deixar de organizar',
    sure: ({ name }) => `${name} deixa de organizar? Os links feitos por ${name} deixam de valer.`,
    sureYou: 'Quer deixar de organizar este clube? Os links que você fez deixam de valer.',
    removed: ({ name }) => `${name} não organiza mais o clube.`,
    another: 'Mais alguém para organizar',
    anotherHelp:
      'Envie o link só à pessoa que vai organizar com você: ele serve para uma só. Quem organiza vê os e-mails de todos os membros.',
    invite: 'Fazer um link',
    made: 'Copie o link agora: ele não aparece de novo. Serve uma vez só, por uma semana ou até você retirá-lo.',
    link: 'Link para mais alguém organizar',
    copy: 'Copiar o link',
    links: 'Links sem uso',
    madeBy: ({ name, date }) => `De ${name}, até ${date}`,
    withdraw: 'Retirar',
    withdrawn: 'O link foi retirado.',
  },

  refusals: {
    'not-organiser': () => 'Isso só pode quem organiza este clube.',
    gone: () => 'Alguém removeu isso nesse meio-tempo. Recarregue a página para ver o que há.',
    'last-organiser': () => 'Um clube precisa de quem o organize. Peça antes a outra pessoa.',
    'invitation-over': () => 'Este link não vale mais. Peça outro a quem organiza.',
    'too-many-members': ({ max }) => `Um clube tem no máximo ${members(max)}.`,
    'too-many-organisers': ({ max }) =>
      `Um clube tem no máximo ${count(max, 'nenhum', 'organizador', 'organizadores')}.`,
    'too-many-invitations': ({ max }) =>
      `Valem no máximo ${count(max, 'nenhum', 'link', 'links')}. Retire um antes.`,
    'email-taken': ({ email }) => `Outro membro tem o e-mail ${email}.`,
    'bad-email': ({ email }) =>
      email.trim() === ''
        ? 'Falta o e-mail.'
        : `“${email}” não é um e-mail. Escreva assim: ana@example.org.`,
    'bad-note': ({ max }) => `Uma observação tem no máximo ${chars(max)}.`,
    'bad-penalties': ({ penalties, chars: most, amount }) =>
      `Um clube tem no máximo ${number(penalties)} penalidades de costume, cada uma com um motivo de até ${chars(most)} e um valor de até ${number(amount)}.`,
    'bad-list': () => 'Nada foi carregado.',
  },
};

export default pt;
