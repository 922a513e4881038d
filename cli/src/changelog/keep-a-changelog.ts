// Finds the section of a version in a changelog in the format of Keep a Changelog (keepachangelog.com). Pure.

export interface ChangelogSection {
  /** Markdown, without the heading. */
  readonly body: string;
  /** The date in the heading, as YYYY-MM-DD; null if there is none. */
  readonly date: string | null;
}

export type SectionSearch =
  | { readonly ok: true; readonly section: ChangelogSection }
  /** `versions`: those that have a section. */
  | { readonly ok: false; readonly reason: 'missing' | 'empty' | 'repeated'; readonly versions: readonly string[] };

interface Heading {
  readonly version: string;
  readonly date: string | null;
  /** The line of the heading. */
  readonly line: number;
}

/** `version` with or without a leading `v`. */
export function findSection(markdown: string, version: string): SectionSearch {
  const lines = markdown.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isCode = codeLines(lines);
  const headings = lines.flatMap((text, line) => (isCode[line] ? [] : (readHeading(text, line) ?? [])));
  const matching = headings.filter((heading) => bare(heading.version) === bare(version));
  const [found] = matching;
  const versions = headings.map((heading) => heading.version);
  if (!found) return { ok: false, reason: 'missing', versions };
  if (matching.length > 1) return { ok: false, reason: 'repeated', versions };
  const next = headings.find(({ line }) => line > found.line)?.line ?? lines.length;
  const body = withLinks(lines.slice(found.line + 1, next), lines);
  return body === '' ? { ok: false, reason: 'empty', versions } : { ok: true, section: { body, date: found.date } };
}

function bare(version: string): string {
  return version
    .trim()
    .replace(/^v(?=\d)/i, '')
    .toLowerCase();
}

/** `## [1.2.0] - 2026-01-31`, `## 1.2.0 (2026-01-31)`, `## v1.2.0`, `## [Unreleased]`, also as `#` or with a link. */
function readHeading(text: string, line: number): Heading | null {
  const [, title] = /^ {0,3}##?\s+(.+?)\s*#*\s*$/.exec(text) ?? [];
  const [, linked, plainName] = /^(?:\[([^\]]+)\](?:\([^)]*\))?|(\S+))/.exec(title ?? '') ?? [];
  const version = linked ?? plainName ?? '';
  if (!/^(v?\d[\w.+-]*|unreleased)$/i.test(version)) return null;
  return { version, date: /\b(\d{4}-\d\d-\d\d)\b/.exec(title?.slice(version.length) ?? '')?.[1] ?? null, line };
}

/** Which lines are inside a fenced code block, where `## 1.0` is no heading. */
function codeLines(lines: readonly string[]): readonly boolean[] {
  let fence: string | null = null;
  return lines.map((text) => {
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === null) {
      fence = mark ?? null;
      return mark !== undefined;
    }
    if (mark?.startsWith(fence) && text.trim() === mark) fence = null;
    return true;
  });
}

const LINK_DEFINITION = /^ {0,3}\[([^\]]+)\]:\s*(\S+)/;

/** Without link definitions, whose targets replace the references: `[#12]` would be text on its own. */
function withLinks(section: readonly string[], all: readonly string[]): string {
  const targets = new Map(
    all.flatMap((text) => {
      const [, name, target] = LINK_DEFINITION.exec(text) ?? [];
      return name === undefined || target === undefined ? [] : [[name.toLowerCase(), target] as const];
    }),
  );
  const isCode = codeLines(section);
  const resolve = (text: string) =>
    text.replace(/\[([^\]]+)\](?:\[([^\]]*)\])?(?![(:[])/g, (whole, label: string, name: string | undefined) => {
      const target = targets.get((name || label).toLowerCase());
      return target === undefined ? whole : `[${label}](${target})`;
    });
  return section
    .map((text, line) => (isCode[line] ? text : resolve(text)))
    .filter((text, line) => isCode[line] || !LINK_DEFINITION.test(text))
    .join('\n')
    .trim();
}
