// The reply to a review, as rows of queries have it and as pages show it. Pure.

interface ReplyColumns {
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly isReplyEdited: boolean;
}

export interface ReviewReply {
  readonly text: string;
  readonly at: Date;
  readonly isEdited: boolean;
}

/** The row of a query for a review with its reply. */
export type WithReplyColumns<Review extends { readonly reply: ReviewReply | null }> = Omit<Review, 'reply'> &
  ReplyColumns;

export function withReply<Row extends ReplyColumns>({ reply, repliedAt, isReplyEdited, ...review }: Row) {
  const shown: ReviewReply | null =
    reply === null || !repliedAt ? null : { text: reply, at: repliedAt, isEdited: isReplyEdited };
  return { ...review, reply: shown };
}
