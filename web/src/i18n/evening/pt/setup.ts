import type { Often } from '../often.ts';
import { wordsOf } from '../../words.ts';
import type { SetupMessages } from '../en/setup.ts';

const { plural, number } = wordsOf('pt', ['one', 'many', 'other']);
const and = new Intl.ListFormat('pt', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

/** A counted thing after its number. Zero has a word of its own, because by rule it would be singular. */
const count = (n: number, none: string, one: string, other: string) =>
  n === 0
    ? `${none} ${one}`
    : plural(n, {
        one: `${number(n)} ${one}`,
        many: `${number(n)} de ${other}`,
        other: `${number(n)} ${other}`,
      });
const times = (n: number) => count(n, 'nenhuma', 'vez', 'vezes');
const pairs = ({ times: n, many }: Often) =>
  `${count(many, 'nenhuma', 'dupla', 'duplas')} ${times(n)}`;

const setup: SetupMessages = {
  title: 'Preparar uma noite',
  intro: 'Você organiza e é o jogador número 1.',
  format: {
    title: 'Jogadores e distribuição',
    size: 'Quantos jogam',
    fewer: 'Um a menos',
    more: 'Um a mais',
    help: 'De 4 a 7 jogam numa mesa, em rodízio; 8, 12 e 16 jogam todos com todos; qualquer outro número é distribuído por igual.',
    kind: 'Distribuição',
    kinds: { published: 'A publicada', balanced: 'Equilibrada' },
    kindEffects: {
      published: 'A das regras impressas.',
      balanced: 'A mais igual que este número permite.',
    },
    summary: ({ matches, tables }) =>
      `${count(matches, 'nenhuma', 'partida', 'partidas')} em ${count(tables, 'nenhuma', 'mesa', 'mesas')}.`,
    rests: ({ rests: [least, most] }) => {
      if (most === 0) return 'Ninguém descansa.';
      return least === most
        ? `Cada um descansa ${times(most)}.`
        : `Cada um descansa de ${number(least)} a ${times(most)}.`;
    },
    partners: ({ counts }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Cada dois são parceiros ${times(counts[0].times)}.`
        : `Parceiros: ${and.format(counts.map(pairs))}.`,
    opponents: ({ counts }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Cada dois são adversários ${times(counts[0].times)}.`
        : `Adversários: ${and.format(counts.map(pairs))}.`,
    why: {
      'odd-pairs': ({ pairs }) =>
        `Não dá para ser exatamente igual: o número de duplas é ímpar (${number(pairs)}), e numa mesa cabem duas. Por isso uma dupla joga de novo, só para completar uma mesa.`,
      'as-published': () =>
        'Na distribuição impressa alguns adversários se encontram mais do que outros. A equilibrada é exatamente igual.',
    },
    length: 'Quantas partidas',
    whole: ({ n }) => `Todas, ${number(n)}`,
    short: 'Menos',
    shortCount: 'Quantas',
    shortHelp: 'Uma noite curta acaba depois dessas partidas da mesma distribuição.',
    working: 'Calculando a distribuição',
    failed: 'Não foi possível calcular a distribuição.',
  },
  people: {
    title: 'Quem joga',
    help: 'Dá para colar uma lista de uma vez, um nome por linha. Para ordenar, arraste as linhas, aperte as setas ou segure Alt e aperte uma tecla de seta.',
    organiser: 'Você, que organiza',
    name: ({ n }) => `Nome do jogador ${number(n)}`,
    up: ({ name }) => `Subir ${name}`,
    down: ({ name }) => `Descer ${name}`,
    moved: ({ name, n }) => `${name} agora é o número ${number(n)}.`,
    unnamed: ({ n }) => `jogador ${number(n)}`,
    more: ({ name }) => `Mais sobre ${name}`,
    needs: 'Do que esta pessoa precisa',
    needsHelp: 'Só você e essa pessoa veem.',
    draw: 'Sortear os números',
    drawn: 'Os números foram sorteados. Você continua com o 1.',
  },
  keepers: {
    title: 'Quem anota',
    who: 'Quem tem celular e anota com ele? Você sempre pode.',
    oneTable: 'Há uma mesa só, então quem anota é você, também quando descansa.',
    covered: 'Em cada mesa de cada partida há alguém que anota com o celular.',
    without: ({ tables }) =>
      plural(tables, {
        one: `Em ${number(tables)} mesa ninguém anota com o celular. Lá se anota no papel, ou você anota.`,
        many: `Em ${number(tables)} de mesas ninguém anota com o celular. Lá se anota no papel, ou você anota.`,
        other: `Em ${number(tables)} mesas ninguém anota com o celular. Lá se anota no papel, ou você anota.`,
      }),
    list: 'Em quais mesas',
    at: ({ match, tables }) =>
      plural(tables.length, {
        one: `Partida ${number(match)}: mesa ${list(tables.map(({ table }) => table))}`,
        many: `Partida ${number(match)}: mesas ${list(tables.map(({ table }) => table))}`,
        other: `Partida ${number(match)}: mesas ${list(tables.map(({ table }) => table))}`,
      }),
    renumber: 'Mudar números para que haja alguém em cada mesa',
    renumbered: 'Os números mudaram. Você continua com o 1.',
    needed: ({ numbers }) => `Em cada mesa haverá alguém se anotarem os números ${list(numbers)}.`,
  },
  conditions: {
    title: 'Condições',
    name: 'Nome da noite',
    place: 'Onde',
    country: 'País',
    city: 'Cidade',
    organisation: 'Clube ou casa, se houver',
    date: 'Dia',
    target: 'Até quanto vai a partida',
    limit: 'Minutos por partida; vazio, sem limite',
    penalties: 'Há penalidades',
    penaltiesHelp: 'Diminuem o saldo de um jogador e nada mais.',
  },
  stakes: {
    title: 'Apostas',
    stake: 'Aposta por unidade; 0, sem apostas',
    unit: 'Contada em',
    unitLike: 'fichas',
    help: 'Vencer vale 3 unidades se os outros não têm nada, 2 se têm até metade da meta e 1 se têm mais. O que uma dupla ganha a outra perde.',
    prize: 'Prêmio adicional',
    prizes: {
      none: 'Nenhum',
      stakes: 'Apostas dos outros',
      losses: 'O que os outros perderam',
      winnings: 'O que os outros ganharam',
    },
    effects: {
      none: 'Joga-se só pelas apostas.',
      stakes: 'No fim, do terceiro lugar em diante cada um paga ao vencedor essas apostas.',
      losses: 'No fim, do terceiro lugar em diante cada um paga de novo ao vencedor o que perdeu.',
      winnings: 'No fim, do terceiro lugar em diante cada um entrega ao vencedor o que ganhou.',
    },
    times: 'Quantas apostas',
    law: 'O programa faz as contas e não movimenta dinheiro. O que a lei local diz sobre apostas é com você.',
  },
  repeat: {
    title: 'A partida em que uma dupla só completa a mesa',
    kinds: { settle: 'Os quatro jogam por dinheiro', void: 'Ninguém joga por dinheiro' },
  },
  options: {
    title: 'Como se faz no seu clube',
    countersign: 'Alguém da outra dupla concorda com o fim',
    countersignHelp:
      'Antes que você confirme uma partida, alguém que não anotou concorda no próprio celular.',
    blockers: 'O fechado empatado é escrito para a dupla que fechou',
    blockersHelp: 'Senão o zero fica com a dupla que saiu. O placar nunca muda por isso.',
  },
  open: {
    title: 'Pronto',
    create: 'Abrir a noite',
    opening: 'Abrindo a noite',
    failed: 'Não foi possível abrir a noite. O que você escreveu continua aqui. Tente de novo.',
    file: 'Abrir uma noite de um arquivo',
    fileHelp: 'Uma noite salva continua de onde parou.',
    unread: 'Este arquivo não pôde ser lido.',
  },
};

export default setup;
