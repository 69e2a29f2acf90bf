import { expect, it } from 'vitest'
import { nameFetchedFile } from './name-fetched-file.ts'

const packed = new Uint8Array([0x1f, 0x8b, 8, 0])
const text = new TextEncoder().encode('name')

it.each([
  ['centers.csv', '/lists/centers.csv', '', '', text],
  ['centers.csv', '/lists/centers.csv', 'application/octet-stream', '', text],
  ['centers.tsv', '/lists/centers.tsv', 'application/octet-stream', '', text],
  ['centers.geojson.gz', '/lists/centers.geojson', 'application/octet-stream', '', packed],
  ['download.csv', '/download', 'text/csv; charset=utf-8', '', text],
  ['lists.example.org.json', '/', 'application/json', '', text],
  ['api.json', '/api', 'application/ld+json', '', text],
  ['api.geojson', '/api', 'application/geo+json', '', text],
  ['api.tsv', '/api', 'text/tab-separated-values', '', text],
  ['services.ndjson', '/v3/services?full=true', 'application/x-ndjson', '', text],
  ['package.zip', '/package', 'application/zip', '', text],
  ['2026 centers.xlsx', '/x?id=7', '', "attachment; filename*=UTF-8''2026%20centers.xlsx", text],
  ['centers.json', '/export.php', 'text/plain', 'attachment; filename="centers.json"', text],
  ['passwd.csv', '/x', '', 'attachment; filename="../../etc/passwd.csv"', text],
  ['centers.csv.gz', '/centers.csv.gz', 'application/gzip', '', packed],
  // The host unpacked it on the way.
  ['centers.csv', '/centers.csv.gz', 'application/gzip', '', text],
  ['download.csv.gz', '/download', 'text/csv', '', packed],
  [null, '/centers.pdf', 'application/pdf', '', text],
  [null, '/download', '', '', text],
])('names a fetched file %s', (name, path, contentType, disposition, head) => {
  const url = new URL(path, 'https://lists.example.org')
  expect(nameFetchedFile({ url, contentType, disposition, head })).toBe(name)
})
