export const en = {
  metaTitle: 'My List',
  description:
    'Save treatment centers on your own device, write down what you hear when you call, compare them, and share the list. No account.',
  title: 'My list',
  lede: 'Save centers, call one after the other, and write down what you hear. It stays on this device; we never see it.',
  withoutScripts:
    'This browser runs no scripts here, so it cannot save a list. Every center has a call sheet to print instead: open a center and follow “Call sheet”.',
  opening: 'Opening your list …',
  sheetTitle: (name: string) => `Call sheet: ${name}`,
  sheetDescription: (name: string) => `What to say and to ask when you call ${name}, to print.`,
  back: (name: string) => `Back to ${name}`,
  report: 'Report a problem',
  print: 'Print this sheet',
  printWithoutScripts: 'To print this sheet, use Print in your browser’s menu.',
}
