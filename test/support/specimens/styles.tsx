// Styles without a component of their own: type, colors, buttons, cards, code, tables, chips, tags.
import { HOSTILE, LONG } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const COLOURS = ['paper', 'card', 'sunk', 'line', 'accent', 'good-bg', 'warn-bg', 'bad-bg', 'idle-bg'];

export const STYLES: readonly Specimen[] = [
  {
    part: 'type',
    states: [
      state('headings and text', () => (
        <div class="stack close">
          <p class="like-h1">A page’s title</p>
          <h3>A section within a card</h3>
          <p class="lead">A lead says what a page is for.</p>
          <p>
            Text with <b>weight</b>, <a href="#parts">where it leads</a>, <code>code</code>, and{' '}
            <span class="dim">what matters less</span>.
          </p>
          <p class="dim note">A note.</p>
        </div>
      )),
      state('long and hostile', () => (
        <div class="stack close written">
          <p>{LONG}</p>
          <p>
            <bdi>{HOSTILE}</bdi>
          </p>
        </div>
      )),
    ],
  },
  {
    part: 'colours',
    states: [
      state('grounds', () => (
        <ul class="swatches">
          {COLOURS.map((name) => (
            <li class={`swatch of-${name}`}>{name}</li>
          ))}
        </ul>
      )),
    ],
  },
  {
    part: 'buttons',
    states: [
      state('usual, first, dangerous, small', () => (
        <div class="row">
          <button type="button" class="btn">
            Save
          </button>
          <button type="button" class="btn go">
            Vote
          </button>
          <button type="button" class="btn danger">
            Remove
          </button>
          <a class="btn small" href="#parts">
            Small
          </a>
          <button type="button" class="btn" disabled>
            Not now
          </button>
        </div>
      )),
      state('large, over the whole width, long', () => (
        <div class="stack close">
          <a class="btn go big full" href="#parts">
            <span class="ellipsis">
              Vote for <bdi>{HOSTILE}</bdi>
            </span>
          </a>
        </div>
      )),
    ],
  },
  {
    part: 'cards and code',
    states: [
      state('a card with code', () => (
        <div class="card stack close">
          <p>What belongs together.</p>
          <pre tabindex={0}>{`const voted = await check('${'x'.repeat(80)}');`}</pre>
          <pre class="wrapped" tabindex={0}>
            {HOSTILE}
          </pre>
        </div>
      )),
    ],
  },
  {
    part: 'tables',
    states: [
      state('numbers, and a log that becomes cards', () => (
        <div class="stack close">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" class="num">
                  Votes
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>31 January</td>
                <td class="num">1,204</td>
              </tr>
            </tbody>
          </table>
          <table class="log card">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td class="wide-cell first">
                  <bdi class="clipped">{HOSTILE}</bdi>
                </td>
                <td data-label="When">2 min ago</td>
              </tr>
            </tbody>
          </table>
        </div>
      )),
    ],
  },
  {
    part: 'facts and tags',
    states: [
      state('usual and hostile', () => (
        <div class="stack close">
          <dl class="facts-list">
            <dt>Address</dt>
            <dd>play.survival.example</dd>
            <dt>Said</dt>
            <dd>
              <bdi>{HOSTILE}</bdi>
            </dd>
          </dl>
          <div class="row">
            <span class="tag">economy</span>
            <span class="tag">{'long'.repeat(30)}</span>
          </div>
        </div>
      )),
    ],
  },
];
