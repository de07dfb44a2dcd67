import type { PageData } from '../src/report/page/page-data.ts';
import { App } from './app.ts';
import { Model } from './model.ts';

// The page has the element, with the JSON that the renderer put there.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData;
new App(new Model(data)).start();
