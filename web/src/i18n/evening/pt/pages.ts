import type { PagesMessages } from '../en/pages.ts';

const pages: PagesMessages = {
  evenings: {
    title: 'Noites de clube',
    going: 'Você está em uma noite',
    join: 'Entrar em uma noite',
    here: 'Neste aparelho',
    none: 'Este aparelho ainda não esteve em nenhuma noite.',
    alone: 'só neste aparelho',
    last: ({ day }) => `pela última vez em ${day}`,
    new: 'Nova noite neste aparelho',
    newHelp: 'Não precisa de rede nem de clube. Você anota tudo e salva a noite em um arquivo.',
    club: 'As noites em que outros entram são de um clube.',
    toClubs: 'Clubes',
    unnamed: 'Noite sem nome',
  },
  spectator: { text: 'Você está assistindo.', join: 'Entrar como jogador' },
  ways: {
    toHome: 'Início',
    toEvening: 'Página da organização',
    toTable: 'Minha mesa',
    toOther: ({ name }) => `Ir para “${name}”`,
    leave: 'Sair da noite',
    leaveSure: ({ name }) => `Sair de “${name}” neste aparelho? O que foi anotado fica.`,
    stay: 'Ficar',
  },
  links: {
    title: 'Outro aparelho seu',
    help: 'Com um link, mais um aparelho passa a ser da organização. Ele vale uma vez só. Não mostre a ninguém.',
    make: 'Criar um link',
    made: 'Abra este endereço no outro aparelho:',
    copy: 'Copiar o endereço',
    qr: 'Imagem para ler com o outro aparelho: o endereço da organização',
    unused: 'Um link que ninguém usou',
    withdraw: 'Retirar o link',
  },
  organise: {
    title: 'Organizar deste aparelho',
    text: 'A partir daí, este aparelho pode tudo o que a organização pode. O outro fica como está.',
    button: 'Organizar daqui',
    none: 'O endereço não está inteiro: copie-o todo do outro aparelho.',
  },
};

export default pages;
