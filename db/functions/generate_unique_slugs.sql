-- Generates slugs for several names, in order: lower case letters and digits, with hyphens between
-- words; 'unnamed-center' for an empty slug. It adds -1, -2 … until the slug is unused, at most 90
-- characters in total. Slugs in the table, former slugs, slugs of restorable centers, and slugs
-- within this call count as used.
CREATE OR REPLACE FUNCTION generate_unique_slugs(base_names text[]) RETURNS text[]
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  slugs text[];
  contended integer[];
  place integer;
  candidate text;
  suffix integer;
  taken text[] := '{}';
BEGIN
  -- A name is contended if its slug is used, if two names have the same slug, or if another name
  -- could reach it with a suffix. The subqueries look up one row at a time, because EXISTS might
  -- scan the table.
  SELECT array_agg(base ORDER BY ord), array_agg(ord ORDER BY ord) FILTER (WHERE is_contended)
  INTO slugs, contended
  FROM (
    SELECT ord, base, base ~ '-[0-9]+$' OR count(*) OVER (PARTITION BY base) > 1
      OR (SELECT true FROM treatment_centers WHERE slug = base LIMIT 1) IS NOT NULL
      OR (SELECT true FROM center_former_slugs WHERE slug = base LIMIT 1) IS NOT NULL
      OR is_slug_kept(base) AS is_contended
    FROM (
      SELECT ord::integer, coalesce(nullif(btrim(left(btrim(regexp_replace(
        regexp_replace(fold_text(coalesce(name, '')), '[^a-z0-9\s-]', '', 'g'),
        '[\s-]+', '-', 'g'), '-'), 90), '-'), ''), 'unnamed-center') AS base
      FROM unnest(base_names) WITH ORDINALITY AS given (name, ord)
    ) bases
  ) judged;
  FOREACH place IN ARRAY coalesce(contended, '{}') LOOP
    candidate := slugs[place];
    suffix := 0;
    WHILE candidate = ANY (taken)
      OR EXISTS (SELECT 1 FROM treatment_centers WHERE slug = candidate)
      OR EXISTS (SELECT 1 FROM center_former_slugs WHERE slug = candidate)
      OR is_slug_kept(candidate)
    LOOP
      suffix := suffix + 1;
      candidate := rtrim(left(slugs[place], 89 - length(suffix::text)), '-') || '-' || suffix;
    END LOOP;
    slugs[place] := candidate;
    taken := taken || candidate;
  END LOOP;
  RETURN coalesce(slugs, '{}');
END
$$;
