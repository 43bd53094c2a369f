/** What a reply came to: right, wrong, or `unreadable`, where no single answer was found in it. */
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
  /** Who answered, in an order of the caller's. */
  readonly names: readonly string[];
  /** What each of them said to a question; undefined where one said nothing. */
  of(id: string): readonly (GalleryReply | undefined)[];
}
