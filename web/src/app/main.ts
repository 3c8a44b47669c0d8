import { mount } from 'svelte';
import './tokens.css';
import './app.css';
import App from './App.svelte';
import { Router } from './router/router.svelte.ts';
import { routes } from './routes.ts';
import { Language, preferredLanguage } from '../i18n/language.svelte.ts';
import { showDisplay } from '../device/settings/display.ts';
import { Settings } from '../device/settings/settings.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element with id `app`');

const settings = new Settings();
// Before the first paint, so that the system's theme never flashes before the chosen one.
showDisplay(document.documentElement, settings.display);

// No page waits for it, and a page without it is at worst translated wrongly.
void import('./translated.ts').then(
  ({ keepTexts }) => keepTexts(target),
  () => undefined,
);

// The page loads at the same time as its words.
new Router(routes).prefetch(location.pathname);
const language = new Language();
await language.use(settings.values.language ?? preferredLanguage());
mount(App, { target, props: { settings, language } });
