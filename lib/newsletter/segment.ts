import type { Frequency, SubscriberSource } from './subscriber.ts'

/** Who gets an edition: the active subscribers that fit every field that is not null. */
export interface Segment {
  /** The path of a city: those who chose it, and those who chose all cities. */
  city: string | null
  frequency: Frequency | null
  source: SubscriberSource | null
  /** A tag that masters gave. */
  tag: string | null
  /** `engaged`: opened or clicked within ninety days. `quiet`: did not, though subscribed for as long. */
  engagement: 'engaged' | 'quiet' | null
  /** Whether the address belongs to an account that may read premium articles. */
  paying: boolean | null
}

export const everybody: Segment = {
  city: null,
  frequency: null,
  source: null,
  tag: null,
  engagement: null,
  paying: null,
}
