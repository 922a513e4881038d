// The player that a vote names (decision V4): stored and sent exactly as typed. Validated because a name with a space or a line feed breaks
// reward commands, and some listeners cut one of 17 letters to another player's name.
import type { Game } from '@plaudit/sdk/contract';

const PATTERN = /^[.*+\-_~!@#$%^&=]{0,2}[A-Za-z0-9_]{1,16}$/;
const MOST = 16;
const ALLOWED =
  'A player name has letters (A to Z), digits and _ only, with at most two signs such as . or * before it.';
const SPACES = 'Bedrock players: write it as the server shows it, with _ for each space.';

export type PlayerNameCheck =
  | { readonly ok: true; readonly name: string | null }
  | { readonly ok: false; readonly sentence: string };

/** `typed`: as it came from a form or a command; blank means no name. `game` is null on bots. */
export function checkPlayerName(game: Game | null, typed: string | null | undefined): PlayerNameCheck {
  const name = (typed ?? '').trim();
  if (name === '') return { ok: true, name: null };
  if (game !== 'minecraft') return refused('Only votes for Minecraft servers name a player.');
  if (name.length > MOST)
    return refused(`A player name has at most ${MOST} characters, a Bedrock prefix included.`);
  if (!PATTERN.test(name)) return refused(/\s/.test(name) ? `${ALLOWED} ${SPACES}` : ALLOWED);
  return { ok: true, name };
}

function refused(sentence: string): PlayerNameCheck {
  return { ok: false, sentence };
}
