import { stateName } from '#site/state.ts'
export const en = {
  details: `Find a treatment center in ${stateName.en}, for yourself or for someone you love.`,
  crisis: 'In a crisis, call or text 988',
  badges: {
    Trusted: 'Trusted',
    'Sample listing': 'Sample listing',
    'Temporarily Closed': 'Temporarily Closed',
    'Permanently Closed': 'Permanently Closed',
  },
}
