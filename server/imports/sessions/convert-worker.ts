import { workerData } from 'node:worker_threads'
import { gazetteerOf, type PlaceName } from '#lib/imports/places.ts'
import { type ConversionContext, convertRecord, type NumberedRecord } from './convert-records.ts'
import type { ImportRecord } from './record.ts'

const gazetteer = gazetteerOf((workerData as { places: PlaceName[] }).places)

/** What a worker thread gets: records of a file, and what their conversion needs. */
export interface ConversionTask {
  records: NumberedRecord[]
  context: Omit<ConversionContext, 'gazetteer'>
}

/** Converts records in a worker thread. */
export default function convert({ records, context }: ConversionTask): ImportRecord[] {
  return records.map(record => convertRecord(record, { ...context, gazetteer }))
}
