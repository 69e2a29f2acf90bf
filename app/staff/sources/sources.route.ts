import { redirect } from 'react-router'
import { listsPath } from '#app/data/sources/source-paths.ts'

/** The list of sources had a page of its own up to 1.3. */
export const loader = () => redirect(listsPath, 301)
