/** For what has another URL once its content changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
