/** Median and 95th percentile of durations in milliseconds, by nearest rank. */
export function summarize(durations: readonly number[]): { median: number; p95: number } {
  const sorted = [...durations].sort((a, b) => a - b)
  const rank = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return { median: rank(0.5), p95: rank(0.95) }
}

/** Runs `work` once for each input, after a round that does not count; milliseconds each. */
export async function measure<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
): Promise<number[]> {
  for (const input of inputs.slice(0, 20)) await work(input)
  const durations: number[] = []
  for (const input of inputs) {
    const started = performance.now()
    await work(input)
    durations.push(performance.now() - started)
  }
  return durations
}

/** Prints rows as columns, the first row as their heads. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)),
  )
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of texts) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
  }
}
