// The site as staff configured it: its current name, brand, texts and settings. Every process keeps them in memory and
// reads them again when another process announces a change, and at intervals in case that notification was lost. So no
// request waits for the database.
import {
  DEFAULT_SETTINGS,
  SETTING_KEYS,
  SETTINGS,
  type SettingDescriptor,
  type Settings,
  type SiteValues,
} from '../config/settings.ts';
import type { Config } from '../config.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { PgNotifier } from '../db/notifications.ts';
import { type StoredPart, selectCurrentParts, selectNewestVersion } from './queries.ts';
import {
  type Announcement,
  type Brand,
  type FooterLinks,
  type HomeText,
  NO_BRAND,
  type OwnPage,
  pagePart,
  parsePart,
  type SitePart,
  slugOfPart,
} from './site-parts.ts';

export interface OwnPageLink extends Pick<OwnPage, 'title' | 'isPublished'> {
  readonly slug: string;
}

/** What pages show. */
export interface SiteView extends SiteValues {
  readonly brand: Brand;
  /** Null: the texts of the design. */
  readonly home: HomeText | null;
  readonly footerLinks: FooterLinks['links'];
  readonly announcement: Announcement | null;
  /** By title, drafts included. */
  readonly ownPages: readonly OwnPageLink[];
}

/** Reading a property returns its current value; a copy would not change any more. */
export interface CurrentSite extends SiteView {
  /** The values of now, which stay as they are. */
  snapshot(): SiteView;
  /** Call it after a change: this process has the change when the promise resolves, the others soon after. */
  changed(): Promise<void>;
  /** Subscribes to changes by other processes. */
  listen(notifier: PgNotifier): void;
  /** Starts a loop that makes up for lost notifications. */
  startSync(): BackgroundLoop;
}

export interface SiteDependencies {
  readonly db: Db;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl' | 'defaultLanguage' | 'settings'>;
  readonly log: Log;
}

const NOTIFICATION = 'site-changed';
/** The longest delay without LISTEN. */
const CHECK_INTERVAL_MS = 5_000;

export async function openCurrentSite(parts: SiteDependencies): Promise<CurrentSite> {
  const site = new SiteState(parts, viewOf(parts, []));
  await site.refresh();
  return withCurrentValues(site);
}

/** The site before anybody changed anything, for programs that open no database. */
export function plainSite(config: SiteDependencies['config']): SiteView {
  return viewOf({ config }, []);
}

class SiteState {
  readonly #parts: SiteDependencies;
  #view: SiteView;
  #version = -1;
  #notifier: PgNotifier | null = null;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(parts: SiteDependencies, view: SiteView) {
    this.#parts = parts;
    this.#view = view;
  }

  snapshot = (): SiteView => this.#view;

  /** One after the other, so that an older state never replaces a newer one. */
  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.catch(() => undefined).then(() => this.#read());
    return this.#refreshing;
  }

  changed = async (): Promise<void> => {
    await this.refresh();
    this.#notifier?.notify('messages', NOTIFICATION);
  };

  listen = (notifier: PgNotifier): void => {
    this.#notifier = notifier;
    notifier.listen('messages', (payload) => {
      // Null: the connection is new, so a notification may have been lost.
      if (payload === NOTIFICATION || payload === null) this.refresh().catch((error) => this.#warn(error));
    });
  };

  startSync = (): BackgroundLoop =>
    startBackgroundLoop({
      run: () => this.#check(),
      intervalMs: CHECK_INTERVAL_MS,
      initialDelayMs: CHECK_INTERVAL_MS,
      log: this.#parts.log,
      errorMessage: FAILED,
    });

  /** With LISTEN, a new connection refreshes by itself, so nothing can be missed. */
  async #check(): Promise<void> {
    if (this.#notifier?.isListening) return;
    if ((await selectNewestVersion(this.#parts.db)) !== this.#version) await this.refresh();
  }

  async #read(): Promise<void> {
    const { db, log } = this.#parts;
    const stored = await selectCurrentParts(db);
    this.#version = Math.max(0, ...stored.map(({ version }) => version));
    this.#view = viewOf(this.#parts, stored, (part) =>
      log.warn({ part }, 'Part of the site is stored in a form that this version cannot read. Using the default.'),
    );
  }

  #warn(error: unknown): void {
    this.#parts.log.warn({ err: error }, FAILED);
  }
}

const FAILED = 'Could not read the settings of the site. Trying again.';

/** Getters for all values of a view, because most of the code keeps the object from the start on. */
function withCurrentValues({ snapshot, changed, listen, startSync }: SiteState): CurrentSite {
  const keys = Object.keys(snapshot()) as (keyof SiteView)[];
  const getters = keys.map((key) => [key, { get: () => snapshot()[key], enumerable: true }] as const);
  return Object.defineProperties({ snapshot, changed, listen, startSync }, Object.fromEntries(getters)) as CurrentSite;
}

/** `content`: null: removed. Used for the current view and for previews. */
export function withPart(view: SiteView, parts: Pick<SiteDependencies, 'config'>, changed: StoredPart): SiteView {
  const { part, content } = changed;
  const next = viewOf(parts, [changed]);
  switch (part) {
    case 'brand':
      return { ...view, brand: next.brand, displayName: next.displayName };
    case 'home':
      return { ...view, home: next.home };
    case 'footer':
      return { ...view, footerLinks: next.footerLinks };
    case 'announcement':
      return { ...view, announcement: next.announcement };
    default: {
      const others = view.ownPages.filter(({ slug }) => pagePart(slug) !== part);
      return { ...view, ownPages: content === null ? others : sorted([...others, ...next.ownPages]) };
    }
  }
}

function viewOf(
  { config }: Pick<SiteDependencies, 'config'>,
  stored: readonly StoredPart[],
  onUnreadable: (part: string) => void = () => undefined,
): SiteView {
  const { serviceName, baseUrl, defaultLanguage, settings: overrides } = config;
  const contentOf = new Map(stored.map(({ part, content }) => [part, content]));
  const read = <Part extends SitePart>(part: Part) => {
    const content = contentOf.get(part) ?? null;
    const parsed = content === null ? null : parsePart(part, content);
    if (parsed && !parsed.success) onUnreadable(part);
    return parsed?.data ?? null;
  };
  const brand = read('brand') ?? NO_BRAND;
  return Object.freeze({
    ...DEFAULT_SETTINGS,
    ...parseSettings(read('settings') ?? {}, onUnreadable),
    ...overrides,
    serviceName,
    baseUrl,
    defaultLanguage,
    displayName: brand.displayName ?? serviceName,
    brand,
    home: read('home'),
    footerLinks: read('footer')?.links ?? [],
    announcement: read('announcement'),
    ownPages: sorted(stored.flatMap(toPageLink)),
  });
}

/** Unknown keys and values that are no longer valid are ignored, as another version may have stored them. */
function parseSettings(
  stored: Readonly<Record<string, string>>,
  onUnreadable: (key: string) => void,
): Partial<Settings> {
  const values = SETTING_KEYS.flatMap((key) => {
    const text = stored[key];
    if (text === undefined) return [];
    const { schema }: SettingDescriptor<unknown> = SETTINGS[key];
    const parsed = schema.safeParse(text);
    if (!parsed.success) onUnreadable(key);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return Object.fromEntries(values);
}

function toPageLink({ part, content }: StoredPart): readonly OwnPageLink[] {
  const slug = slugOfPart(part);
  if (slug === null || content === null) return [];
  // Without its text, which is read when the page is shown.
  const page = parsePart(pagePart(slug), { text: '-', ...(content as object) });
  return page.success ? [{ slug, title: page.data.title, isPublished: page.data.isPublished }] : [];
}

function sorted(pages: readonly OwnPageLink[]): readonly OwnPageLink[] {
  return [...pages].sort((one, other) => one.title.localeCompare(other.title, 'en'));
}
