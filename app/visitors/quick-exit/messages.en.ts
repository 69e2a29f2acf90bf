export const en = {
  label: 'Quick exit',
  /** Says what it does and what it cannot do. */
  note: 'Quick exit goes to Google and erases what this site keeps on this device; it cannot erase your browser’s history, your calls and texts, or what your network has recorded.',
  list: 'Your list goes, too, unless you set it to stay. ',
  saveList: 'Save it first',
  members: 'It signs you out as well.',
  keys: 'Pressing Esc three times does the same.',
  back: 'This browser runs no scripts here, so the Back button still shows the pages of this site: close the tab as well.',
}
