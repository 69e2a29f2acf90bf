const title = 'In danger now? Call 911'

/**
 * The panel above the results of a search that suggests danger. Its numbers come from
 * `app/lib/crisis-lines.ts` and `site`, and its steps from the guides' sources.
 */
export const en = {
  crisis: {
    title: 'Call or text 988 now',
    call: 'Call 988',
    textTo988: 'Text 988',
    inDanger: 'In danger now? Call 911.',
    help: 'How to help someone who is thinking of suicide',
  },
  overdose: {
    title,
    help: 'Emergency Help: what to do now',
    suicide: 'Thoughts of suicide? Call or text 988.',
  },
  'naloxone-given': {
    title: 'Naloxone given? Call 911 and stay',
    steps: [
      'Call 911, even if they woke up.',
      'Stay with them. Naloxone wears off in 30 to 60 minutes, and the overdose can return.',
      'They do not wake up? Give naloxone again every 2 to 3 minutes.',
      'Not breathing? Give rescue breaths or CPR.',
      'Breathing? Lay them on their side.',
    ],
  },
  poisoning: { title },
  seizure: {
    title,
    steps: [
      'Call 911 and stay with them.',
      'In a seizure, put nothing in their mouth, and do not hold them down.',
      'Did they stop alcohol or benzodiazepines? A seizure, severe confusion or seeing things: call 911.',
    ],
  },
  child: {
    title: 'A child in danger? Call 911',
    talk: 'Need to talk? Call or text 988.',
  },
  violence: { title, help: 'Emergency Help: all hotlines' },
  seeCenters: 'Not happening now? See centers',
}
