import { en as insurance } from '#app/features/guides/insurance-content.en.ts'
import { emergency, reachNj, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { Language } from '#app/lib/language.ts'

/** The crisis numbers at the bottom of a call sheet. */
const lines = [reachNj, suicideAndCrisis, emergency].map(({ name, number, href, hours }) => ({
  name,
  number,
  href,
  hours,
}))

/** English texts of the list. They travel as JSON; `fill` replaces `{name}`. */
export const en = {
  language: 'en' as Language,
  center: {
    phone: 'Phone',
    address: 'Address',
    status: 'Open or closed',
    hours: 'Hours',
    checked: 'Last check',
    name: 'Name',
    distance: 'Distance',
    unknown: 'Not known',
    noPhone: 'Phone not available',
    statuses: {
      Open: 'Open',
      'Temporarily Closed': 'Temporarily Closed',
      'Permanently Closed': 'Permanently Closed',
    },
    from: '{miles} from {place}',
    whereYouWere: 'where you were',
  },
  call: {
    labels: {
      calledAt: 'Called',
      outcome: 'What happened',
      callBackAt: 'Call back at',
      openingOn: 'Has an opening on',
      takesInsurance: 'Takes my insurance',
      cost: 'What it costs',
      spokeWith: 'Who answered',
      notes: 'Notes',
    },
    outcomes: { answered: 'Answered', 'no-answer': 'No answer', 'call-back': 'Call back later' },
    answers: { yes: 'Yes', no: 'No' },
    change: 'Change what you wrote down',
    write: 'Write down a call',
    to: 'to {name}',
    now: 'Now',
    addToCalendar: 'Add to my calendar',
    appointment: 'Call {name}',
  },
  sheet: {
    title: 'Call sheet',
    sayFirst: 'What to say first',
    /** Our own wording. */
    firstQuestions: [
      'I am looking for help with addiction, for myself or for someone in my family.',
      'Is there a bed or a place today? If not, when, and is there a waiting list?',
      'Do you take our insurance, and are you in its network?',
      'What does it cost if the insurance refuses? Is there free or low-cost care?',
      'Can we stay on a medicine we already take, such as methadone or buprenorphine?',
      'What should we bring, and how do we get there?',
    ],
    /** Only for centers that take Medicaid. */
    medicaidQuestion:
      'With NJ FamilyCare (Medicaid): do you take our plan, and do you take new people with it?',
    askInsurer: 'What to ask the insurer',
    /** For the insurer: the checklist of the insurance guide, and the call's reference number. */
    benefitsQuestions: [
      ...insurance.content.checklist.askThePlan.items,
      'Reference number of this call',
    ],
    answers: 'Who answered, when, and what they said',
    lines,
  },
  card: {
    details: 'Facts',
    compare: 'Compare',
    up: 'Move {name} up',
    down: 'Move {name} down',
    sheet: 'Call sheet',
    sheetOf: 'of {name}',
    remove: 'Remove',
    gone: 'This center is no longer in the directory. These are its facts as you saved them.',
    changed: 'Changed since you saved it',
    was: '(was: {before})',
    seen: 'Seen',
  },
  compare: {
    hint: 'To compare centers side by side, tick “Compare” on two to five of them.',
    title: 'Side by side',
    previous: 'Previous',
    next: 'Next',
    shown: '{first} and {second} of {count}',
    print: 'Print the comparison',
  },
  list: {
    removed: '{name} is off your list.',
    undo: 'Undo',
    printSheets: 'Print call sheets',
    full: 'This browser has no room left for the list. What you changed is on this page only: save it as a file before you leave.',
    refused:
      'This browser does not let a site save anything. What you changed is on this page only: save it as a file before you leave.',
  },
  empty: {
    title: 'Nothing saved yet',
    text: 'Search, and press “Save” on each center that may fit. Then call them from here, one after the other.',
    find: 'Find Centers',
  },
  current: {
    getting: 'Getting current facts',
    done: 'These are the current facts.',
    failed: 'The site could not be reached, so these are the facts as you saved them.',
    waiting: 'These are the facts as you saved them.',
    get: 'Get current facts',
    getOf: 'Get current facts (about {size})',
  },
  share: {
    title: 'Share or save',
    text: 'The link carries the list itself. It goes from this device to whom you send it, and to nobody else: a browser does not send that part of a link to the site.',
    withNotes: 'With my notes',
    tooLong:
      'With your notes the link is too long to be sent safely. Save the list as a file, and send that.',
    link: 'Link to this list',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyYourself: 'Copy the link from the field.',
    share: 'Share …',
    sharedTitle: 'Treatment centers',
    showQr: 'Show as a QR code',
    qr: 'QR code of the link',
    saveFile: 'Save as a file',
    saveText: 'Save as text',
    phone: 'Phone: {phone}',
    noPhone: 'not known',
    fileName: 'my-list',
    calendarName: 'call-back',
  },
  shared: {
    damaged:
      'This link is damaged: a part of it is missing or changed. Ask for it again, or for the list as a file.',
    old: 'This link was made by an older version of this site, which can no longer be read. Ask for a new one.',
    new: 'This link was made by a newer version of this site. Load this page anew, and open the link again.',
    empty: 'This link brings an empty list.',
    one: 'A center was shared with you',
    many: '{count} centers were shared with you',
    tooMany: 'The link names more than {most} centers, which is the most; these are the first.',
    getting: 'Getting their facts',
    failed: 'The site could not be reached. The link stays as it is.',
    tryAgain: 'Try again',
    show: 'Show them (a download of about {size})',
    oneGone: 'One of them is no longer in the directory.',
    manyGone: '{count} of them are no longer in the directory.',
    notKept: 'They are not saved on this device. They are in this link only.',
    noRoom: 'Your own list has room for {room} more. Remove some, or only look at these.',
    keep: 'Save these',
    look: 'Only look',
  },
  account: {
    title: 'In your account',
    text: 'You are signed in. A copy in your account brings the list, and what you wrote down, to your other devices. It is in the data that you can download, and is deleted with your account.',
    keep: 'Save a copy in my account',
    saving: 'Saving the copy …',
    failed:
      'The copy in your account could not be brought up to date. The list on this device is whole.',
    done: 'The copy in your account is up to date.',
    deleted: 'The copy in your account is deleted.',
    notDeleted: 'The copy in your account could not be deleted. Try again.',
  },
  device: {
    title: 'On this device',
    text: 'Whoever uses this browser can open this list. In a private window the browser forgets it when the window is closed.',
    exit: 'Quick exit erases the list',
    exitMore:
      'with everything else, at once and without asking. To have it afterwards, save it as a file or send yourself the link first.',
    stays: 'Keep my list on this device when I leave quickly',
    open: 'Open a saved file',
    notAList: '“{name}” is not a list that was saved here. Nothing was changed.',
    opened: '“{name}” is opened, and joined with what was on your list.',
    ask: 'Erase the list, what you wrote down, and all else that this site keeps here?',
    erase: 'Erase everything',
    keep: 'Keep it',
    clear: 'Clear everything on this device',
    erased: 'Everything that this site kept on this device is erased.',
  },
}

export type ListTexts = typeof en
