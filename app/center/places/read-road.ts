import { roads } from '#site/neighborhoods.ts'

const listed = (text: string) =>
  text.split(/[,\n]/).map((name) => name.trim().replace(/ +/g, '\\s'))

/** "exit 9", "rt 22", "i 95", "off the turnpike", in folded words. */
const roadText = new RegExp(
  [
    String.raw`\b(?:exit|exits|route|rte|rt|highway|hwy|interstate|us|mile marker|milepost|salida|ruta) \d{1,3}[a-z]?\b`,
    String.raw`\b(?:i|interstate) ?(?:${listed(roads.interstates).join('|')})\b`,
    String.raw`\b(?:${listed(roads.names).join('|')})\b`,
  ].join('|'),
)

/** Return whether a text names a road or an exit: "garden state parkway exit 145". */
export function namesRoad(folded: string): boolean {
  return roadText.test(folded)
}

/** Return a text without roads and exits, which no place of the table is: "route 22 union" → "union". */
export function leaveOutRoads(folded: string): string {
  return folded.replaceAll(new RegExp(roadText, 'g'), ' ').replace(/ +/g, ' ').trim()
}
