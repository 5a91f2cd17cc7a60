import { tagKey } from '../../text/text.ts'
import { stem } from '../reading/stem.ts'

const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'em'])

/** The key of a tag's stems: inflections of one tag have the same. */
export const tagStems = (tag: string): string =>
  tagKey(tag)
    .split('-')
    .filter(word => !linking.has(word))
    .map(stem)
    .join(' ')
