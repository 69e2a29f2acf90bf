-- Returns a center's hours, with those of special days, as one text; null without any.
CREATE OR REPLACE FUNCTION published_hours(center uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(concat_ws(E'\n',
    (SELECT string_agg(day_of_week || ' ' || hours, E'\n' ORDER BY day_of_week)
      FROM center_opening_hours WHERE center_id = center),
    (SELECT special_hours FROM treatment_centers WHERE id = center)), '')
$$;
