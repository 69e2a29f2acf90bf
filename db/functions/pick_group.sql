-- Returns the offerings of a group, sorted: 'medicaid medicare'.
CREATE OR REPLACE FUNCTION pick_group(given text[], wanted text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(SELECT name FROM public.facet_vocabulary()
    WHERE is_offering AND choice_group = wanted AND name = ANY (given) ORDER BY name), ' ')
$$;
