import '@fontsource-variable/golos-text/index.css';
// one weight for names and numbers: every further one is 26 kB before the first picture
import '@fontsource/sofia-sans-condensed/700.css';
import './fonts/basic.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { setOut } from './early';
import { listenForErrors } from './errors';
import { keepForOffline } from './offline';
import { router } from './route.svelte';
import { recall } from './settings.svelte';
import './tokens.css';
import { firstLanguage, words } from './words/index.svelte';

listenForErrors();
words.lang = firstLanguage(recall('dejarik.lang'), navigator.languages);
await setOut(router.now);
mount(App, { target: document.getElementById('app')! });
keepForOffline();
