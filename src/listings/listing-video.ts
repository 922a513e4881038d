// The video of a listing: which links are recognized, and the address of the player that a page loads on demand. Pure.

interface VideoProvider {
  readonly name: string;
  /** Who runs it, and thus learns of a visitor who loads the video. */
  readonly company: string;
  /** The origin of the player, the only one that a page may load a frame from. */
  readonly origin: string;
}

export const VIDEO_PROVIDERS = {
  youtube: { name: 'YouTube', company: 'Google', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', company: 'Vimeo', origin: 'https://player.vimeo.com' },
} as const satisfies Readonly<Record<string, VideoProvider>>;

export interface ListingVideo {
  readonly provider: VideoProvider;
  /** The video's own page, as it is stored. */
  readonly link: string;
  /** The page of the player, for a frame. */
  readonly player: string;
}

/** Null for every link that is not exactly a video of a known provider. */
export function parseVideo(link: string | null): ListingVideo | null {
  const url = link === null ? null : URL.parse(link);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return parseYouTube(url) ?? parseVimeo(url);
}

function parseYouTube({ hostname, pathname, searchParams }: URL): ListingVideo | null {
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : !/^(www\.|m\.)?youtube(-nocookie)?\.com$/.test(hostname)
        ? null
        : pathname === '/watch'
          ? searchParams.get('v')
          : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const provider = VIDEO_PROVIDERS.youtube;
  return { provider, link: `https://www.youtube.com/watch?v=${id}`, player: `${provider.origin}/embed/${id}?rel=0` };
}

/** An unlisted video has a second part, without which it cannot be shown. */
function parseVimeo({ hostname, pathname, searchParams }: URL): ListingVideo | null {
  const pattern =
    hostname === 'player.vimeo.com'
      ? /^\/video\/(\d{1,12})\/?$/
      : /^(www\.)?vimeo\.com$/.test(hostname)
        ? /^\/(?:channels\/[\w-]+\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/
        : null;
  const [, id, inPath] = pattern?.exec(pathname) ?? [];
  if (!id) return null;
  const key = inPath ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  const provider = VIDEO_PROVIDERS.vimeo;
  return {
    provider,
    link: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `${provider.origin}/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  };
}
