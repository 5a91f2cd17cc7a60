import { cookies } from 'next/headers'
import { readScheme } from '#lib/site/scheme.ts'

/** The colour scheme that this browser chose; null without a choice. */
export const chosenScheme = async () => readScheme((await cookies()).toString())
