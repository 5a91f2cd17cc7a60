import { learning } from './analysis/learning.ts'
import { analysis } from './analysis/part.ts'
import { audience, millionViews } from './audience/part.ts'
import { billing } from './billing/part.ts'
import { doors } from './doors/part.ts'
import { events } from './events/part.ts'
import { imports } from './imports/part.ts'
import { monitor } from './monitor/part.ts'
import { newsletter } from './newsletter/part.ts'
import { subscribers } from './newsletter/subscribers.ts'
import type { Part } from './part.ts'
import { accounts } from './parts/accounts.ts'
import { archive } from './parts/archive.ts'
import { attacks } from './parts/attacks.ts'
import { backup } from './parts/backup.ts'
import { crowds } from './parts/crowds.ts'
import { desk } from './parts/desk.ts'
import { firstPrints } from './parts/first-prints.ts'
import { firstView } from './parts/first-view.ts'
import { html } from './parts/html.ts'
import { agendaLighthouse, lighthouse } from './parts/lighthouse.ts'
import { lists } from './parts/lists.ts'
import { memory } from './parts/memory.ts'
import { outages } from './parts/outages.ts'
import { publishing } from './parts/publishing.ts'
import { readers } from './parts/readers.ts'
import { search } from './parts/search.ts'
import { sizes } from './parts/sizes.ts'
import { starts } from './parts/starts.ts'
import { throughput } from './parts/throughput.ts'
import { typing } from './parts/typing.ts'
import { seo } from './seo/part.ts'
import { share } from './shares/part.ts'

/** All parts, in the order of a whole run. */
export const parts: readonly Part[] = [
  starts,
  firstPrints,
  sizes,
  publishing,
  throughput,
  firstView,
  memory,
  attacks,
  doors,
  accounts,
  readers,
  crowds,
  desk,
  lists,
  subscribers,
  events,
  archive,
  backup,
  audience,
  millionViews,
  billing,
  imports,
  search,
  lighthouse,
  agendaLighthouse,
  html,
  typing,
  outages,
  analysis,
  learning,
  seo,
  monitor,
  share,
  newsletter,
]
