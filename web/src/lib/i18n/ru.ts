import type { Messages } from './en.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf('ru', ['one', 'few', 'many', 'other']);

const ru: Messages = {
  frame: {
    skip: 'К содержанию',
    skipToTable: 'К столу',
    pages: 'Страницы',
    play: 'Играть',
    settings: 'Настройки',
    title: ({ page }) => `${page} · Boneyard`,
    offline: 'Нет связи. Всё на экране остаётся; отправка продолжится, когда связь появится.',
    loading: 'Загрузка',
    tryAgain: 'Попробовать ещё раз',
    reference: ({ reference }) => `Номер обращения ${reference}`,
    toHome: 'На главную',
  },

  notFound: {
    title: 'Здесь ничего нет',
    text: 'Возможно, в адресе опечатка или то, что здесь было, уже закончилось.',
  },

  failed: {
    page: 'Страница не загрузилась. Всё остальное работает.',
  },

  settings: {
    title: 'Настройки',
    intro: 'Каждое изменение действует сразу и хранится на этом устройстве.',
    display: 'Вид',
    theme: 'Тема',
    themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
    contrast: 'Контраст',
    contrasts: { system: 'Как в системе', normal: 'Обычный', more: 'Высокий' },
    tiles: 'Рисунок костей',
    tileStyles: {
      classic: 'Обычный',
      large: 'Крупные точки',
      digits: 'Цифры',
      both: 'Цифры и точки',
    },
    motion: 'Движение',
    motions: { system: 'Как в системе', normal: 'Обычное', fast: 'Быстрое', none: 'Нет' },
    speech: 'Речь',
    speechHelp: 'Что программа экранного доступа сообщает о каждом ходе.',
    speeches: { short: 'Коротко', normal: 'Обычно', full: 'Подробно' },
    speechSamples: {
      short: 'Анна 6-5 справа. 3, 5.',
      normal: 'Ход: Анна. Шесть-пять справа. Концы 3 и 5.',
      full: 'Ход: Анна. Шесть-пять справа. Концы 3 и 5. Ева: пропуск. Нет троек и пятёрок.',
    },
    play: 'Игра',
    showFits: 'Приподнимать кости, которые подходят',
    confirm: 'Ставить кость только вторым нажатием',
    keys: 'Клавиши из одной буквы',
    keysHelp: 'Действуют, только когда фокус на столе.',
    language: 'Язык',
    languageHelp: 'Язык страницы',
  },
};

export default ru;
