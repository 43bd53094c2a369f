/** The verdict on a reply: right, wrong, or `unreadable`, where no single answer was found in it. */
export type ReplyMark = 'right' | 'wrong' | 'unreadable';

/** A graded reply to a question. */
export interface GalleryReply {
  readonly mark: ReplyMark;
  /** The reply itself, or its beginning and its end. */
  readonly text: string;
  /** What it was read as. */
  readonly read: string | null;
}

/** Graded replies, for a gallery to show beside the questions. */
export interface GalleryReplies {
  /** The names of those who answered, in the caller's order. */
  readonly names: readonly string[];
  /** The reply of each of them to a question; undefined where one said nothing. */
  of(id: string): readonly (GalleryReply | undefined)[];
}
