import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site, in the specification's order. */
export default [
  index('routes/home.tsx'),
  route('centers', 'routes/directory.tsx'),
  route('centers/:slug', 'routes/center.tsx'),
  route('places', 'routes/places.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
