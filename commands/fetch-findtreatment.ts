import { mkdir } from 'node:fs/promises'
import type { ImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { proposeLocatorSearch } from '#app/data/sources/locator-proposal.server.ts'
import { locatorName } from '#app/data/sources/source-fields.ts'
import { isLocalUrl } from '#app/lib/local-url.ts'
import { accessFromCommandLine } from '#server/remote/remote-access.ts'
import { fetchLocator, locatorFileName } from '#server/sources/fetch-locator.ts'
import { nameUserAgent } from '#server/sources/user-agent.ts'
import { type Surroundings, UsageError } from './command.ts'

type Fetching = {
  address: string
  files: ImportFiles
  site: { name: string; url: string }
  signal: AbortSignal
  output: Surroundings['output']
}

const format = (count: number) => count.toLocaleString('en-US')

/**
 * Fetch the state's list from FindTreatment.gov into the folder of imports. Returns the file, and what was kept and left
 * out, in lines; null if the person stopped it. Throws `UsageError` with the reason if it fails.
 */
export async function fetchFindTreatment({
  address,
  files,
  site,
  signal,
  output,
}: Fetching): Promise<{ file: string; lines: string[] } | null> {
  await mkdir(files.folder, { recursive: true })
  const file = files.pathOf(locatorFileName)
  output.write(`Reading ${locatorName} at ${address}\n`)
  const isLocal = URL.canParse(address) && isLocalUrl(address)
  const fetched = await fetchLocator({
    address,
    parameters: proposeLocatorSearch(),
    path: file,
    pagesPath: `${file}.pages`,
    access: accessFromCommandLine(address),
    userAgent: nameUserAgent(site),
    signal,
    onPage: (done, total, records) => {
      const text = `Page ${format(done)} of ${format(total)}, ${format(records)} records`
      output.write(
        output.isTTY && done < total ? `\r${text}` : `${output.isTTY ? '\r' : ''}${text}\n`,
      )
    },
    // The pause is for the sake of other people's servers.
    ...(isLocal && { pause: 0 }),
  }).catch((error) => {
    if (signal.aborted) return null
    throw error
  })
  if (!fetched) return null
  if (!fetched.ok) {
    throw new UsageError(
      `${locatorName} could not be read. ${fetched.errors} The list can also be downloaded there by hand and imported as a file.`,
    )
  }
  return { file, lines: [`${locatorName} sent: ${format(fetched.value.read)} records`] }
}
