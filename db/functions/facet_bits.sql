-- Returns the bits that a center meets from `first_bit` on, 64 of them.
CREATE OR REPLACE FUNCTION facet_bits(first_bit integer, treatment_types text[], offerings text[], total_score double precision, closed boolean)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << facet.place - first_bit), 0)
  FROM public.facet_vocabulary() AS facet
  WHERE facet.place BETWEEN first_bit AND first_bit + 63 AND CASE
    WHEN facet.choice_group = 'rating' THEN total_score >= substr(facet.name, 8)::double precision
    WHEN facet.name = 'not-closed' THEN NOT closed
    ELSE facet.name = ANY (treatment_types || offerings)
  END
$$;
