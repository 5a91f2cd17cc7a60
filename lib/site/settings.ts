import { z } from 'zod'
import { type Checklist, checklistFields, emptyChecklist } from '../schemas/articles/checklist.ts'
import {
  type Advertising,
  advertising,
  defaultAdvertising,
  defaultIdentity,
  type Identity,
  identity,
} from '../schemas/site/site-settings.ts'

/** A setting's form, and what holds where nobody has set it. */
interface Definition<Value> {
  schema: z.ZodType<Value>
  fallback: Value
}

interface PublicValues {
  identity: Identity
  advertising: Advertising
}

interface PrivateValues {
  review_checklist: Checklist
  /** The site's key for IndexNow, made when it is first needed. */
  indexnow: { key: string } | null
}

type Definitions<Values> = { readonly [Key in keyof Values]: Definition<Values[Key]> }

/** The settings that every reader page is made from; its query selects these rows of `site_settings` and no others. Nothing secret belongs here. */
const publicDefinitions: Definitions<PublicValues> = {
  identity: { schema: identity, fallback: defaultIdentity },
  advertising: { schema: advertising, fallback: defaultAdvertising },
}

/** The settings that no reader page's query selects: whoever needs one reads it by its key. Secrets stand here encrypted (`platform/crypto.ts`). */
const privateDefinitions: Definitions<PrivateValues> = {
  review_checklist: { schema: checklistFields, fallback: emptyChecklist },
  indexnow: { schema: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }), fallback: null },
}

/** All settings: one row of `site_settings` a key. */
export const settings: Definitions<PublicValues & PrivateValues> = { ...publicDefinitions, ...privateDefinitions }

export type SettingKey = keyof typeof settings
export type Setting<Key extends SettingKey> = (PublicValues & PrivateValues)[Key]
/** What a reader page knows of the settings. */
export type PublicSettings = PublicValues

export const publicSettingKeys = Object.keys(publicDefinitions) as (keyof PublicSettings)[]

/** A stored setting; one that is missing, or that does not fit because an older version or a hand wrote it, is as if nobody had set it. */
export function settingFrom<Key extends SettingKey>(key: Key, stored: unknown): Setting<Key> {
  const { schema, fallback }: Definition<Setting<Key>> = settings[key]
  const read = schema.safeParse(stored)
  return read.success ? read.data : fallback
}
