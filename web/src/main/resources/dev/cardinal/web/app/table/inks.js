/**
 * The shaders. Nothing is lit by lamps: colours are painted as the faces have them, a little darker towards the edges
 * of the table, so that the table is fast without a graphics card too.
 */

const PLACED = /* glsl */ `
  vec3 turned(vec3 p, float angle) {
    float s = sin(angle), c = cos(angle);
    return vec3(c * p.x - s * p.z, p.y, s * p.x + c * p.z);
  }
`;

const ROOM = /* glsl */ `
  uniform vec2 room;
  uniform vec4 box;
  float lamp() {
    vec2 from = (gl_FragCoord.xy / room - vec2(.42, .6)) * vec2(1., .9);
    return 1.03 - .24 * smoothstep(.05, .62, dot(from, from));
  }
  // Only for what lies on a map: a shader that can discard draws hidden pixels too.
  void inBox(float clip) {
    #ifdef CLIPPED
    if (clip > .5 && (gl_FragCoord.x < box.x || gl_FragCoord.y < box.y || gl_FragCoord.x > box.z
      || gl_FragCoord.y > box.w)) discard;
    #endif
  }
`;

/** How far a point is from the outline of a piece; inside it is less than 0. */
const OUTLINES = /* glsl */ `
  float cornered(vec2 q, vec2 half_, float r) {
    vec2 d = abs(q) - half_ + r;
    return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - r;
  }
  float distanceTo(vec2 q) {
    if (dim.w < .5) return cornered(q, dim.xy, dim.x * .106);
    if (dim.w < 1.5) return length(q) - dim.x;
    if (dim.w < 2.5) {
      vec2 a = abs(q);
      return max(a.x, a.x * .5 + a.y * .8660254) - dim.x;
    }
    return cornered(q, dim.xy, dim.x * .15);
  }
`;

export const GROUND = {
  vertexShader: /* glsl */ `
    varying vec2 at;
    void main() {
      at = uv;
      gl_Position = vec4(position.xy, 1., 1.);
    }`,
  fragmentShader: /* glsl */ `
    uniform sampler2D map;
    varying vec2 at;
    void main() {
      gl_FragColor = vec4(texture2D(map, at).rgb, 1.);
    }`,
};

// where: x y z and width; how: turn, flip, thickness, layer; color: of the side, and how bright; more: clip, sheets
export const PIECE_PARTS = ['where', 'how', 'color', 'more'];

export const PIECE = {
  vertexShader: /* glsl */ `
    attribute float side;
    attribute vec4 where, how, color, more;
    varying vec3 face;
    varying float kind;
    varying vec4 tint;
    varying vec3 extra;
    ${PLACED}
    void main() {
      vec3 p = vec3(position.x * where.w, position.y * how.z, position.z * where.w);
      float s = sin(how.y), c = cos(how.y);
      p = vec3(c * p.x - s * p.y, s * p.x + c * p.y, p.z);
      p.y += abs(s) * where.w * .5;
      gl_Position = projectionMatrix * viewMatrix * vec4(turned(p, how.x) + where.xyz, 1.);
      face = vec3(uv, how.w);
      kind = side;
      tint = vec4(color.rgb, color.a * (.55 + .45 * abs(c)));
      extra = vec3(more.x, more.y, position.y);
    }`,
  fragmentShader: /* glsl */ `
    precision highp sampler2DArray;
    uniform sampler2DArray map;
    varying vec3 face;
    varying float kind;
    varying vec4 tint;
    varying vec3 extra;
    ${ROOM}
    void main() {
      inBox(extra.x);
      vec4 paint;
      if (kind < 0.) {
        paint = texture(map, vec3(face.xy, floor(face.z + .5)), -.6);
      } else {
        float sheet = fract(extra.z * extra.y);
        paint = vec4(tint.rgb * kind * (extra.y > 1.5 ? .84 + .16 * smoothstep(.1, .4, sheet) : 1.), 1.);
      }
      gl_FragColor = vec4(paint.rgb * (tint.a * lamp()), paint.a);
    }`,
};

// where: x y z and turn; size: half width, half height, room around, form (0 card, 1 round, 2 hex, 3 square);
// look: kind, strength, blur, clip
export const MARK_PARTS = ['where', 'size', 'look'];

/** What a mark is. */
export const KIND = { can: 1, picked: 2, attacked: 3, lit: 4 };

/** What a mark surrounds. */
export const FORM = { card: 0, disc: 1, chip: 1, hex: 2, die: 3, banner: 3 };

/** Of what lies on the table; on a map shadows are clipped. */
export const SHADOW = {
  vertexShader: '',
  fragmentShader: /* glsl */ `
    varying vec2 p;
    varying vec4 dim, kind;
    ${ROOM}
    ${OUTLINES}
    void main() {
      inBox(kind.w);
      gl_FragColor = vec4(0., 0., 0., kind.y * (1. - smoothstep(-kind.z, kind.z, distanceTo(p))));
    }`,
};

export const MARK = {
  vertexShader: /* glsl */ `
    attribute vec4 where, size, look;
    varying vec2 p;
    varying vec4 dim, kind;
    ${PLACED}
    void main() {
      p = position.xz * (size.xy + size.z);
      dim = size;
      kind = look;
      gl_Position = projectionMatrix * viewMatrix * vec4(turned(vec3(p.x, 0., p.y), where.w) + where.xyz, 1.);
    }`,
  fragmentShader: /* glsl */ `
    varying vec2 p;
    varying vec4 dim, kind;
    uniform vec3 pickable, attacked;
    ${ROOM}
    ${OUTLINES}
    bool atCorner(vec2 q, float gap) {
      vec2 a = abs(q);
      if (dim.w < .5 || dim.w > 2.5) {
        float arm = dim.x * .42;
        return a.x > dim.x + gap - arm && a.y > dim.y + gap - arm;
      }
      if (dim.w < 1.5) return abs(a.x - a.y) < dim.x * .62;
      float turn = mod(atan(q.y, q.x), 1.0471976);
      return abs(turn - .5235988) < .27;
    }
    float arrowhead(vec2 q, float large) {
      return max(abs(q.x) * .86 + q.y * .5, -q.y) - large * .5;
    }
    vec4 over(vec4 low, vec4 high) {
      return high + low * (1. - high.a);
    }
    vec4 drawn(vec3 color, float strength) {
      return vec4(color, 1.) * clamp(strength, 0., 1.);
    }
    void main() {
      inBox(kind.w);
      float d = distanceTo(p);
      bool inside = dim.w > 1.5 && dim.w < 2.5;
      float gap = inside ? -4. : kind.z;
      float line = 1.6;
      vec3 color = kind.x > 2.5 && kind.x < 3.5 ? attacked : pickable;
      float aa = fwidth(d);
      float ring = abs(d - gap) - line;
      bool whole = kind.x > 1.5;
      vec4 ink = vec4(0.);
      if (kind.x < 2.5) {
        float glow = inside ? .30 * (1. - smoothstep(0., 12., -d)) * step(d, 0.)
          : .62 * exp(-max(d, 0.) / (kind.z * 1.1)) * smoothstep(-1.5, .5, d);
        ink = over(ink, drawn(color, glow));
      }
      if (whole || atCorner(p, gap)) {
        ink = over(ink, drawn(vec3(.07, .05, .02), .75 * (1. - smoothstep(.6, 2.6, ring))));
        ink = over(ink, drawn(color, 1. - smoothstep(-aa, aa, ring)));
      }
      if (kind.x > 2.5 && kind.x < 3.5) {
        vec2 a = abs(p);
        bool upright = a.y - dim.y > a.x - dim.x;
        vec2 q = upright ? vec2(p.x, a.y - dim.y - gap) : vec2(p.y, a.x - dim.x - gap);
        float head = arrowhead(vec2(q.x, q.y), 9.);
        ink = over(ink, drawn(vec3(1.), 1. - smoothstep(1.2 - aa, 1.2 + aa, head)));
        ink = over(ink, drawn(color * .94, 1. - smoothstep(-aa, aa, head)));
      }
      gl_FragColor = ink * kind.y;
    }`,
};

SHADOW.vertexShader = MARK.vertexShader;
