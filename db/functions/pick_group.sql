-- Returns the offerings of a group, sorted: 'medicaid medicare'. Telehealth was care until 1.3, and a check of the
-- care still includes it.
CREATE OR REPLACE FUNCTION pick_group(given text[], wanted text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(SELECT name FROM public.facet_vocabulary()
    WHERE is_offering AND (choice_group = wanted OR (wanted = 'care' AND name = 'telehealth')) AND name = ANY (given) ORDER BY name), ' ')
$$;
