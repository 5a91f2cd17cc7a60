import type { Act } from '#lib/outcome.ts'
import type { ApplicationName, RejectApplicationInput } from '#lib/schemas/application.ts'

/** The actions that decide an application. */
export interface DecisionActs {
  approve: Act<ApplicationName>
  reject: Act<RejectApplicationInput>
}
