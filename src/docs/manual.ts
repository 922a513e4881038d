// The operator's documentation in docs/, which staff can also read on the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs');
const FIRST = 'operate';

export interface ManualPage {
  /** The last part of its URL. */
  readonly name: string;
  readonly title: string;
  /** The whole page, including its title. */
  readonly markdown: string;
}

/** All pages, `operate` first. */
export function loadManual(): readonly ManualPage[] {
  const names = readdirSync(FOLDER).flatMap((file) => (/^[a-z-]+\.md$/.test(file) ? [file.slice(0, -3)] : []));
  const others = names.filter((name) => name !== FIRST).sort();
  return [FIRST, ...others].map((name) => {
    const markdown = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
    return { name, title: /^# (.*)$/m.exec(markdown)?.[1] ?? name, markdown: withoutLinksToSources(markdown) };
  });
}

/** Links to other files of the project lead nowhere on the site. */
function withoutLinksToSources(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\((?:\.\.|screens)\/[^)]*\)/g, '$1');
}
