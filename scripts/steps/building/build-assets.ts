import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { root } from '../environment.ts'

const entries = [
  'reader-script/reader',
  'reader-script/early',
  'reader-script/pages/rights',
  'reader-script/pages/pay',
  'reader-script/pages/fill',
  'layout/clicks',
]

const isOurs = (file: string) => entries.some(path => file.startsWith(`${basename(path)}-`))

/**
 * Bundles the scripts that no framework loads into `public/assets/` under names that contain a hash of their content. Writes the names to
 * `public/assets/manifest.json`, which next.config.mjs reads. Deletes the files of earlier builds.
 */
export async function buildAssets(): Promise<void> {
  const folder = join(root, 'public/assets')
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: entries.map(path => join(root, `components/${path}.ts`)),
    outdir: folder,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome115', 'firefox125', 'safari17'],
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  await mkdir(folder, { recursive: true })
  const names = result.outputFiles.map(file => basename(file.path))
  for (const old of await readdir(folder)) {
    if (isOurs(old) && !names.includes(old)) await rm(join(folder, old))
  }
  for (const file of result.outputFiles) await writeFile(file.path, file.contents)
  const addresses = names.map(name => [name.slice(0, name.indexOf('-')), `/assets/${name}`])
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(Object.fromEntries(addresses))}\n`)
}
