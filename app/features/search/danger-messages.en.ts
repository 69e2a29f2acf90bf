const emergencyTitle = 'In danger now? Call 911'

/**
 * The panel above the results of a search that suggests danger. Its numbers come from
 * `app/lib/crisis-lines.ts`.
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
    title: emergencyTitle,
    help: 'Emergency Help: what to do now',
    suicide: 'Thoughts of suicide? Call or text 988.',
  },
  poisoning: { title: emergencyTitle },
  violence: { title: emergencyTitle, help: 'Emergency Help: all hotlines' },
}
