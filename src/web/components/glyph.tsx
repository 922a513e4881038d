// An icon of the sprite: of a category, a game or a filter. It has the color of the text around it.
import { assetUrl } from '../assets.ts';

/** Hidden from screen readers, because its name is always next to it. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg class="glyph" width="24" height="24" aria-hidden="true">
      <use href={`${assetUrl('sprite.svg')}#${name}`} />
    </svg>
  );
}
