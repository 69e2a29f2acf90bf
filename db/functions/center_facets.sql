-- Returns one bit for each choice from 0 to 63 that a center meets. One index scan can count all
-- choices of a search. `names` is ignored: the expression of the column `facets` still passes
-- the names that 1.0 had.
CREATE OR REPLACE FUNCTION center_facets(names text[], treatment_types text[], offerings text[], total_score double precision, closed boolean)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.facet_bits(0, treatment_types, offerings, total_score, closed)
$$;
