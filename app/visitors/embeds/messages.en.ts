export const en = {
  title: 'Treatment centers',
  crisisHelp: 'Crisis help',
  supportLine: (label: string) => `Call ${label} instead, 24/7:`,
  callFirst: 'Call before you go.',
  allResults: (site: string) => `All results on ${site}`,
  wholeListing: (site: string) => `More about this center on ${site}`,
  allCenters: (site: string) => `All centers on ${site}`,
  onlyClosed: (count: number): string =>
    count === 1 ? 'The only match is closed:' : 'The only matches are closed:',
  lifeline: 'Crisis lifeline, call or text, 24/7',
  text988: 'Text 988',
  newTab: 'Links to the directory open in a new tab.',
}
