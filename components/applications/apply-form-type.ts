import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationFields, ApplicationFieldsInput } from '#lib/schemas/application.ts'

/** The form's control, as its sections receive it. */
export type ApplicationForm = UseFormReturn<ApplicationFieldsInput, unknown, ApplicationFields>
