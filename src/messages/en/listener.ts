// The vote listener of a Minecraft server.
export default {} as const;
