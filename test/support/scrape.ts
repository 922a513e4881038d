// Scrapes /metrics like Prometheus: reads it, adds labels, and records whether it responded. The text is parsed
// strictly.

export interface ScrapedSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** All samples of one scrape of all targets. */
export type Scrape = readonly ScrapedSample[];

export interface Family {
  readonly name: string;
  readonly help: string;
  readonly kind: string;
  readonly samples: readonly ScrapedSample[];
}

const LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?[0-9.e+-]+|NaN|[+-]Inf)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;

/** Parses the text format 0.0.4; throws on an invalid line, or one that belongs to another family than its header. */
export function readFamilies(text: string): readonly Family[] {
  if (!text.endsWith('\n')) throw new Error('The text does not end with a line feed.');
  const families: (Family & { samples: ScrapedSample[] })[] = [];
  for (const line of text.slice(0, -1).split('\n')) {
    const comment = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line);
    const last = families.at(-1);
    if (comment?.[1] === 'HELP') families.push({ name: comment[2]!, help: comment[3]!, kind: '', samples: [] });
    else if (last && comment?.[1] === 'TYPE' && last.name === comment[2] && last.kind === '')
      Object.assign(last, { kind: comment[3] });
    else if (last?.kind && !comment) last.samples.push(readSample(line, last));
    else throw new Error(`This line is in the wrong place: ${line}`);
  }
  return families;
}

function readSample(line: string, family: Family): ScrapedSample {
  const [, name, labels = '', value] = LINE.exec(line) ?? [];
  const endings = family.kind === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
  if (!endings.some((ending) => name === family.name + ending))
    throw new Error(`This is not a line of ${family.name}: ${line}`);
  return { name: name!, labels: readLabels(labels), value: Number(value!.replace('Inf', 'Infinity')) };
}

function readLabels(text: string): Readonly<Record<string, string>> {
  const found: [string, string][] = [];
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const label = LABEL.exec(text);
    if (!label) throw new Error(`These are not labels: ${text}`);
    found.push([label[1]!, label[2]!]);
  }
  return Object.fromEntries(found);
}

/**
 * All samples of a target, labeled like Prometheus does, and `up`, which is 0 and the only sample if the target did not
 * respond.
 */
export async function scrape(url: string, job = 'plaudit'): Promise<Scrape> {
  const place = { job, instance: new URL(url).host };
  const answer = await fetch(`${url}/metrics`).catch(() => null);
  const up = { name: 'up', labels: place, value: answer?.ok ? 1 : 0 };
  if (!answer?.ok) return [up];
  const samples = readFamilies(await answer.text()).flatMap((family) => family.samples);
  return [up, ...samples.map((sample) => ({ ...sample, labels: { ...sample.labels, ...place } }))];
}

/** The sum of all samples of that name with these labels, whatever other labels they have. */
export function totalOf(samples: Scrape, name: string, labels: ScrapedSample['labels'] = {}): number {
  return samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}
