// Why a game server was not reached.
import type { AreaTranslation } from '../message.ts';

export default {} satisfies AreaTranslation<'gameServers'>;
