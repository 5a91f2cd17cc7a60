import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Bundles the reader pages' script into `public/assets/` under a name made from its content, and writes that name down in
 * `public/assets/manifest.json`, where next.config.mjs finds it. Files of earlier builds go. */
export async function buildAssets(): Promise<void> {
  const folder = join(root, 'public/assets')
  const result = await build({
    entryPoints: [join(root, 'components/reader-script/reader.ts')],
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
    if (old.startsWith('reader-') && !names.includes(old)) await rm(join(folder, old))
  }
  for (const file of result.outputFiles) await writeFile(file.path, file.contents)
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ reader: `/assets/${names[0]}` })}\n`)
}

if (import.meta.main) await buildAssets()
