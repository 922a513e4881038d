// Why a delivery failed, and what to do.
export default {} as const;
