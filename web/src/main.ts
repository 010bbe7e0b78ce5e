import './styles/fallbacks.css';
import './styles/tokens.css';
import './styles/emblems.css';
import './styles/base.css';
import './styles/ui.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { letters } from './shell/fonts';
import { readUp } from './i18n/words';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target });
readUp();
void letters();
