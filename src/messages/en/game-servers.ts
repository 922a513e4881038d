// Why a game server was not reached.
export default {} as const;
