// Made of schemas/scope-v2.json by scripts/validator.mjs, which npm run build runs. Not to be edited.
/* c8 ignore start */
// @ts-nocheck It is what ajv writes, which is JavaScript.
import type { Validator } from './schema-fault.ts';

const codePoints = (text) => [...text].length;
const validateSchema = validate52;

const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://github.com/toolreplay/action/raw/v1/schemas/scope-v2.json","title":"ToolReplay scope file, version 2","type":"object","required":["version","agent"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"version":{"const":2},"agent":{"type":"string","examples":["release-bot"]},"applies_to":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"examples":[["runs/release/**"]]},"allowed_tools":{"type":"array","items":{"type":"string"},"examples":[["list_dir"]]},"root":{"type":"string","minLength":1,"examples":["/repo"]},"home":{"type":"string","minLength":1,"examples":["/home/runner"]},"import":{"type":"array","items":{"$ref":"#/$defs/import"},"examples":[[".claude/settings.json",{"file":"tools-list.json","trusted":true}]]},"permissions":{"type":"object","additionalProperties":false,"properties":{"allow":{"$ref":"#/$defs/permissions","examples":[["Read(./src/**)","Bash(npm run test:*)","mcp__github__get_*"]]},"deny":{"$ref":"#/$defs/permissions","examples":[["Read(**/.env*)","Bash(git push:*)"]]}}},"tools":{"type":"object","additionalProperties":{"$ref":"#/$defs/tool"},"examples":[{"read_file":{"alias":"Read","path":"/path","readOnlyHint":true,"reads":["/path"]}}]},"rules":{"type":"array","items":{"$ref":"#/$defs/rule"},"examples":[[{"id":"refund-cap","effect":"require","tool":"refund","args":{"/amount":{"max":500},"/currency":{"in":["EUR","USD"]}},"why":"larger refunds need a human"}]]},"sequence":{"type":"array","items":{"$ref":"#/$defs/sequence"},"examples":[[{"id":"tests-first","before":{"first":"Bash(npm test:*)","then":"Bash(git push:*)","since":["Edit"]}},{"id":"one-publish","at_most":{"call":"Bash(npm publish:*)","times":1}}]]},"normalize":{"type":"array","items":{"$ref":"#/$defs/normalization"},"examples":[[{"tool":"search","response":"/took_ms","why":"wall time"},{"class":"iso-time","why":"clock"}]]},"redact":{"type":"array","items":{"$ref":"#/$defs/redaction"},"examples":[[{"tool":"login","args":"/user","why":"names of customers"},{"response":"/session/id"}]]},"unknown_tools":{"enum":["mutating","reading"],"default":"mutating"}},"$defs":{"permissions":{"type":"array","items":{"type":"string"}},"pointer":{"title":"JSON Pointer","type":"string","pattern":"^(?:/[^~]*(?:~[01][^~]*)*)?$","examples":["/path"]},"part":{"title":"JSON Pointer","type":"string","pattern":"^/[^~]*(?:~[01][^~]*)*$","examples":["/took_ms"]},"pointers":{"type":"array","items":{"$ref":"#/$defs/pointer"}},"places":{"title":"JSON Pointer or an array of them","type":["string","array"],"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/pointer"}},"else":{"$ref":"#/$defs/pointer"}},"import":{"type":["string","object"],"if":{"type":"object"},"then":{"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"type":"string","minLength":1},"trusted":{"type":"boolean","default":false},"server":{"type":"string","minLength":1}}},"else":{"type":"string","minLength":1}},"tool":{"type":"object","additionalProperties":false,"properties":{"alias":{"type":"string","minLength":1,"examples":["Bash","Read","Edit","WebFetch"]},"command":{"$ref":"#/$defs/places","examples":["/command"]},"cwd":{"$ref":"#/$defs/places","examples":["/cwd"]},"path":{"$ref":"#/$defs/places","examples":["/path"]},"patch":{"$ref":"#/$defs/places","examples":["/patch"]},"url":{"$ref":"#/$defs/places","examples":["/url"]},"reads":{"$ref":"#/$defs/pointers","examples":[["/path"]]},"writes":{"$ref":"#/$defs/pointers","examples":[["/path"]]},"readOnlyHint":{"type":"boolean"},"destructiveHint":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"type":"boolean"},"polling":{"type":"boolean"}}},"id":{"type":"string","minLength":1,"maxLength":80},"why":{"type":"string"},"severity":{"enum":["error","warning"],"default":"error"},"rule":{"type":"object","required":["id","effect","tool","args"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["refund-cap"]},"effect":{"enum":["allow","deny","require"]},"tool":{"type":"string","minLength":1,"examples":["refund","mcp__github__*"]},"args":{"type":"object","propertyNames":{"$ref":"#/$defs/pointer"},"additionalProperties":{"$ref":"#/$defs/condition"},"examples":[{"/amount":{"max":500},"/currency":{"in":["EUR","USD"]}}]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"match":{"$ref":"#/$defs/arguments"},"not_match":{"$ref":"#/$defs/arguments"}},"if":{"required":["effect"],"properties":{"effect":{"const":"allow"}}},"then":{"properties":{"severity":false}}},"arguments":{"type":"array","items":{"type":"object"}},"condition":{"type":"object","minProperties":1,"additionalProperties":false,"properties":{"equals":{},"in":{"type":"array","minItems":1},"glob":{"type":"string","examples":["reports/**"]},"path":{"type":"string","examples":["./src/**"]},"argv":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["npm","test"]]},"host":{"type":"string","examples":["example.org","*.example.org"]},"regex":{"type":"string","maxLength":1000,"examples":["[a-z]+-\\d{4}"]},"min":{"type":"number"},"max":{"type":"number"},"maxLength":{"type":"integer","minimum":0},"exists":{"type":"boolean"}},"if":{"required":["exists"],"properties":{"exists":{"const":false}}},"then":{"maxProperties":1}},"call":{"type":"string","minLength":1,"examples":["Bash(npm test:*)"]},"sequence":{"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["tests-first"]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"before":{"type":"object","required":["first","then"],"additionalProperties":false,"properties":{"first":{"$ref":"#/$defs/call"},"then":{"$ref":"#/$defs/call"},"since":{"type":"array","items":{"$ref":"#/$defs/call"},"examples":[["Edit"]]}}},"at_most":{"type":"object","required":["call","times"],"additionalProperties":false,"properties":{"call":{"$ref":"#/$defs/call"},"times":{"type":"integer","minimum":0}}}},"oneOf":[{"required":["before"]},{"required":["at_most"]}]},"normalization":{"type":"object","required":["why"],"additionalProperties":false,"properties":{"tool":{"type":"string","minLength":1},"response":{"$ref":"#/$defs/part"},"class":{"enum":["iso-time","uuid","duration","tmp-path","pid","hex-address"]},"why":{"type":"string","minLength":1}},"oneOf":[{"required":["response"]},{"required":["class"]}]},"redaction":{"type":"object","additionalProperties":false,"properties":{"tool":{"type":"string","minLength":1},"args":{"$ref":"#/$defs/pointer"},"response":{"$ref":"#/$defs/pointer"},"why":{"$ref":"#/$defs/why"}},"oneOf":[{"required":["args"]},{"required":["response"]}]}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = codePoints;
const schema20 = {"type":["string","object"],"if":{"type":"object"},"then":{"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"type":"string","minLength":1},"trusted":{"type":"boolean","default":false},"server":{"type":"string","minLength":1}}},"else":{"type":"string","minLength":1}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema20.type},schema:schema20.type,parentSchema:schema20,data}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate53.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0},schema:schema20.then.required,parentSchema:schema20.then,data}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "trusted")) || (key0 === "server"))){
validate53.errors = [{instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20.then,data}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.file !== undefined){
let data0 = data.file;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate53.errors = [{instancePath:instancePath+"/file",schemaPath:"#/then/properties/file/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.then.properties.file,data:data0}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/file",schemaPath:"#/then/properties/file/type",keyword:"type",params:{type: "string"},schema:schema20.then.properties.file.type,parentSchema:schema20.then.properties.file,data:data0}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.trusted !== undefined){
let data1 = data.trusted;
const _errs9 = errors;
if(typeof data1 !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/then/properties/trusted/type",keyword:"type",params:{type: "boolean"},schema:schema20.then.properties.trusted.type,parentSchema:schema20.then.properties.trusted,data:data1}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.server !== undefined){
let data2 = data.server;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/server",schemaPath:"#/then/properties/server/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.then.properties.server,data:data2}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/server",schemaPath:"#/then/properties/server/type",keyword:"type",params:{type: "string"},schema:schema20.then.properties.server.type,parentSchema:schema20.then.properties.server,data:data2}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},schema:schema20.then.type,parentSchema:schema20.then,data}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(errors === _errs13){
if(typeof data === "string"){
if(func2(data) < 1){
validate53.errors = [{instancePath,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.else,data}];
return false;
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "string"},schema:schema20.else.type,parentSchema:schema20.else,data}];
return false;
}
}
var _valid0 = _errs13 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema20.if,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate53.errors = vErrors;
return false;
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema21 = {"type":"array","items":{"type":"string"}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema21.items.type,parentSchema:schema21.items,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","additionalProperties":false,"properties":{"alias":{"type":"string","minLength":1,"examples":["Bash","Read","Edit","WebFetch"]},"command":{"$ref":"#/$defs/places","examples":["/command"]},"cwd":{"$ref":"#/$defs/places","examples":["/cwd"]},"path":{"$ref":"#/$defs/places","examples":["/path"]},"patch":{"$ref":"#/$defs/places","examples":["/patch"]},"url":{"$ref":"#/$defs/places","examples":["/url"]},"reads":{"$ref":"#/$defs/pointers","examples":[["/path"]]},"writes":{"$ref":"#/$defs/pointers","examples":[["/path"]]},"readOnlyHint":{"type":"boolean"},"destructiveHint":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"type":"boolean"},"polling":{"type":"boolean"}}};
const schema23 = {"title":"JSON Pointer or an array of them","type":["string","array"],"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/pointer"}},"else":{"$ref":"#/$defs/pointer"}};
const schema24 = {"title":"JSON Pointer","type":"string","pattern":"^(?:/[^~]*(?:~[01][^~]*)*)?$","examples":["/path"]};
const pattern3 = new RegExp("^(?:/[^~]*(?:~[01][^~]*)*)?$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:/[^~]*(?:~[01][^~]*)*)?$"},schema:"^(?:/[^~]*(?:~[01][^~]*)*)?$",parentSchema:schema24,data}];
return false;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type},schema:schema23.type,parentSchema:schema23,data}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
if(data.length < 1){
validate59.errors = [{instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema23.then,data}];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate60(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},schema:schema23.then.type,parentSchema:schema23.then,data}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema23.if,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate59.errors = vErrors;
return false;
}
validate59.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema25 = {"type":"array","items":{"$ref":"#/$defs/pointer"}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate60(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema25.type,parentSchema:schema25,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alias !== undefined){
let data0 = data.alias;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate58.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema22.properties.alias,data:data0}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema22.properties.alias.type,parentSchema:schema22.properties.alias,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
const _errs4 = errors;
if(!(validate59(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cwd !== undefined){
const _errs5 = errors;
if(!(validate59(data.cwd, {instancePath:instancePath+"/cwd",parentData:data,parentDataProperty:"cwd",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs6 = errors;
if(!(validate59(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch !== undefined){
const _errs7 = errors;
if(!(validate59(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs8 = errors;
if(!(validate59(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reads !== undefined){
const _errs9 = errors;
if(!(validate68(data.reads, {instancePath:instancePath+"/reads",parentData:data,parentDataProperty:"reads",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writes !== undefined){
const _errs10 = errors;
if(!(validate68(data.writes, {instancePath:instancePath+"/writes",parentData:data,parentDataProperty:"writes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnlyHint !== undefined){
let data8 = data.readOnlyHint;
const _errs11 = errors;
if(typeof data8 !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/readOnlyHint",schemaPath:"#/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.readOnlyHint.type,parentSchema:schema22.properties.readOnlyHint,data:data8}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destructiveHint !== undefined){
let data9 = data.destructiveHint;
const _errs13 = errors;
if(typeof data9 !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/destructiveHint",schemaPath:"#/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.destructiveHint.type,parentSchema:schema22.properties.destructiveHint,data:data9}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotentHint !== undefined){
let data10 = data.idempotentHint;
const _errs15 = errors;
if(typeof data10 !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/idempotentHint",schemaPath:"#/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.idempotentHint.type,parentSchema:schema22.properties.idempotentHint,data:data10}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openWorldHint !== undefined){
let data11 = data.openWorldHint;
const _errs17 = errors;
if(typeof data11 !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/openWorldHint",schemaPath:"#/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.openWorldHint.type,parentSchema:schema22.properties.openWorldHint,data:data11}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling !== undefined){
let data12 = data.polling;
const _errs19 = errors;
if(typeof data12 !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/polling",schemaPath:"#/properties/polling/type",keyword:"type",params:{type: "boolean"},schema:schema22.properties.polling.type,parentSchema:schema22.properties.polling,data:data12}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","required":["id","effect","tool","args"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["refund-cap"]},"effect":{"enum":["allow","deny","require"]},"tool":{"type":"string","minLength":1,"examples":["refund","mcp__github__*"]},"args":{"type":"object","propertyNames":{"$ref":"#/$defs/pointer"},"additionalProperties":{"$ref":"#/$defs/condition"},"examples":[{"/amount":{"max":500},"/currency":{"in":["EUR","USD"]}}]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"match":{"$ref":"#/$defs/arguments"},"not_match":{"$ref":"#/$defs/arguments"}},"if":{"required":["effect"],"properties":{"effect":{"const":"allow"}}},"then":{"properties":{"severity":false}}};
const schema27 = {"type":"string","minLength":1,"maxLength":80};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 80){
validate74.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema27,data}];
return false;
}
else {
if(func2(data) < 1){
validate74.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema27,data}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"equals":{},"in":{"type":"array","minItems":1},"glob":{"type":"string","examples":["reports/**"]},"path":{"type":"string","examples":["./src/**"]},"argv":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["npm","test"]]},"host":{"type":"string","examples":["example.org","*.example.org"]},"regex":{"type":"string","maxLength":1000,"examples":["[a-z]+-\\d{4}"]},"min":{"type":"number"},"max":{"type":"number"},"maxLength":{"type":"integer","minimum":0},"exists":{"type":"boolean"}},"if":{"required":["exists"],"properties":{"exists":{"const":false}}},"then":{"maxProperties":1}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exists === undefined) && (missing0 = "exists")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.exists !== undefined){
if(false !== data.exists){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
validate77.errors = [{instancePath,schemaPath:"#/then/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema28.then,data}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema28.if,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate77.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate77.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema28,data}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.in !== undefined){
let data1 = data.in;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length < 1){
validate77.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.properties.in,data:data1}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "array"},schema:schema28.properties.in.type,parentSchema:schema28.properties.in,data:data1}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.glob !== undefined){
let data2 = data.glob;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate77.errors = [{instancePath:instancePath+"/glob",schemaPath:"#/properties/glob/type",keyword:"type",params:{type: "string"},schema:schema28.properties.glob.type,parentSchema:schema28.properties.glob,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
let data3 = data.path;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema28.properties.path.type,parentSchema:schema28.properties.path,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.argv !== undefined){
let data4 = data.argv;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length < 1){
validate77.errors = [{instancePath:instancePath+"/argv",schemaPath:"#/properties/argv/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.properties.argv,data:data4}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(typeof data5 !== "string"){
validate77.errors = [{instancePath:instancePath+"/argv/" + i0,schemaPath:"#/properties/argv/items/type",keyword:"type",params:{type: "string"},schema:schema28.properties.argv.items.type,parentSchema:schema28.properties.argv.items,data:data5}];
return false;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/argv",schemaPath:"#/properties/argv/type",keyword:"type",params:{type: "array"},schema:schema28.properties.argv.type,parentSchema:schema28.properties.argv,data:data4}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.host !== undefined){
let data6 = data.host;
const _errs16 = errors;
if(typeof data6 !== "string"){
validate77.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},schema:schema28.properties.host.type,parentSchema:schema28.properties.host,data:data6}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.regex !== undefined){
let data7 = data.regex;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func2(data7) > 1000){
validate77.errors = [{instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema28.properties.regex,data:data7}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/type",keyword:"type",params:{type: "string"},schema:schema28.properties.regex.type,parentSchema:schema28.properties.regex,data:data7}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.min !== undefined){
let data8 = data.min;
const _errs20 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate77.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},schema:schema28.properties.min.type,parentSchema:schema28.properties.min,data:data8}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max !== undefined){
let data9 = data.max;
const _errs22 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate77.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},schema:schema28.properties.max.type,parentSchema:schema28.properties.max,data:data9}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.maxLength !== undefined){
let data10 = data.maxLength;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate77.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema28.properties.maxLength.type,parentSchema:schema28.properties.maxLength,data:data10}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate77.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema28.properties.maxLength,data:data10}];
return false;
}
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.exists !== undefined){
let data11 = data.exists;
const _errs26 = errors;
if(typeof data11 !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},schema:schema28.properties.exists.type,parentSchema:schema28.properties.exists,data:data11}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"string"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema29.type,parentSchema:schema29,data}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"enum":["error","warning"],"default":"error"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((data === "error") || (data === "warning"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},schema:schema30.enum,parentSchema:schema30,data}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"array","items":{"type":"object"}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate83.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema31.items.type,parentSchema:schema31.items,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.effect !== undefined){
if("allow" !== data.effect){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.severity !== undefined){
validate73.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/then/properties/severity/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema26.then.properties.severity,data:data.severity}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.severity = true;
props0.effect = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema26.if,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate73.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.id === undefined) && (missing1 = "id")) || ((data.effect === undefined) && (missing1 = "effect"))) || ((data.tool === undefined) && (missing1 = "tool"))) || ((data.args === undefined) && (missing1 = "args"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},schema:schema26.required,parentSchema:schema26,data}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "effect")) || (key0 === "tool")) || (key0 === "args")) || (key0 === "why")) || (key0 === "severity")) || (key0 === "match")) || (key0 === "not_match"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.id !== undefined){
const _errs6 = errors;
if(!(validate74(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.effect !== undefined){
let data3 = data.effect;
const _errs7 = errors;
if(!(((data3 === "allow") || (data3 === "deny")) || (data3 === "require"))){
validate73.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: schema26.properties.effect.enum},schema:schema26.properties.effect.enum,parentSchema:schema26.properties.effect,data:data3}];
return false;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.tool !== undefined){
let data4 = data.tool;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate73.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.tool,data:data4}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema26.properties.tool.type,parentSchema:schema26.properties.tool,data:data4}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.args !== undefined){
let data5 = data.args;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs12 = errors;
if(!(validate60(key1, {instancePath:instancePath+"/args",parentData:data5,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema26.properties.args.propertyNames,parentSchema:schema26.properties.args,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate73.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key2 in data5){
const _errs14 = errors;
if(!(validate77(data5[key2], {instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},schema:schema26.properties.args.type,parentSchema:schema26.properties.args,data:data5}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.why !== undefined){
const _errs15 = errors;
if(!(validate79(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.severity !== undefined){
const _errs16 = errors;
if(!(validate81(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.match !== undefined){
const _errs17 = errors;
if(!(validate83(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.not_match !== undefined){
const _errs18 = errors;
if(!(validate83(data.not_match, {instancePath:instancePath+"/not_match",parentData:data,parentDataProperty:"not_match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["tests-first"]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"before":{"type":"object","required":["first","then"],"additionalProperties":false,"properties":{"first":{"$ref":"#/$defs/call"},"then":{"$ref":"#/$defs/call"},"since":{"type":"array","items":{"$ref":"#/$defs/call"},"examples":[["Edit"]]}}},"at_most":{"type":"object","required":["call","times"],"additionalProperties":false,"properties":{"call":{"$ref":"#/$defs/call"},"times":{"type":"integer","minimum":0}}}},"oneOf":[{"required":["before"]},{"required":["at_most"]}]};
const schema33 = {"type":"string","minLength":1,"examples":["Bash(npm test:*)"]};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) < 1){
validate91.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33,data}];
return false;
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.before === undefined) && (missing0 = "before")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema32.oneOf[0].required,parentSchema:schema32.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.at_most === undefined) && (missing1 = "at_most")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema32.oneOf[1].required,parentSchema:schema32.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema32.oneOf,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate87.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.id === undefined) && (missing2 = "id")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema32.required,parentSchema:schema32,data}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "why")) || (key0 === "severity")) || (key0 === "before")) || (key0 === "at_most"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.id !== undefined){
const _errs5 = errors;
if(!(validate74(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.why !== undefined){
const _errs6 = errors;
if(!(validate79(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.severity !== undefined){
const _errs7 = errors;
if(!(validate81(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.before !== undefined){
let data3 = data.before;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if(((data3.first === undefined) && (missing3 = "first")) || ((data3.then === undefined) && (missing3 = "then"))){
validate87.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/required",keyword:"required",params:{missingProperty: missing3},schema:schema32.properties.before.required,parentSchema:schema32.properties.before,data:data3}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((key1 === "first") || (key1 === "then")) || (key1 === "since"))){
validate87.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32.properties.before,data:data3}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.first !== undefined){
const _errs11 = errors;
if(!(validate91(data3.first, {instancePath:instancePath+"/before/first",parentData:data3,parentDataProperty:"first",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.then !== undefined){
const _errs12 = errors;
if(!(validate91(data3.then, {instancePath:instancePath+"/before/then",parentData:data3,parentDataProperty:"then",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.since !== undefined){
let data6 = data3.since;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate91(data6[i0], {instancePath:instancePath+"/before/since/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/before/since",schemaPath:"#/properties/before/properties/since/type",keyword:"type",params:{type: "array"},schema:schema32.properties.before.properties.since.type,parentSchema:schema32.properties.before.properties.since,data:data6}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"},schema:schema32.properties.before.type,parentSchema:schema32.properties.before,data:data3}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.at_most !== undefined){
let data8 = data.at_most;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing4;
if(((data8.call === undefined) && (missing4 = "call")) || ((data8.times === undefined) && (missing4 = "times"))){
validate87.errors = [{instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/required",keyword:"required",params:{missingProperty: missing4},schema:schema32.properties.at_most.required,parentSchema:schema32.properties.at_most,data:data8}];
return false;
}
else {
const _errs18 = errors;
for(const key2 in data8){
if(!((key2 === "call") || (key2 === "times"))){
validate87.errors = [{instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema32.properties.at_most,data:data8}];
return false;
break;
}
}
if(_errs18 === errors){
if(data8.call !== undefined){
const _errs19 = errors;
if(!(validate91(data8.call, {instancePath:instancePath+"/at_most/call",parentData:data8,parentDataProperty:"call",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.times !== undefined){
let data10 = data8.times;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate87.errors = [{instancePath:instancePath+"/at_most/times",schemaPath:"#/properties/at_most/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.at_most.properties.times.type,parentSchema:schema32.properties.at_most.properties.times,data:data10}];
return false;
}
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate87.errors = [{instancePath:instancePath+"/at_most/times",schemaPath:"#/properties/at_most/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32.properties.at_most.properties.times,data:data10}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/type",keyword:"type",params:{type: "object"},schema:schema32.properties.at_most.type,parentSchema:schema32.properties.at_most,data:data8}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","required":["why"],"additionalProperties":false,"properties":{"tool":{"type":"string","minLength":1},"response":{"$ref":"#/$defs/part"},"class":{"enum":["iso-time","uuid","duration","tmp-path","pid","hex-address"]},"why":{"type":"string","minLength":1}},"oneOf":[{"required":["response"]},{"required":["class"]}]};
const schema35 = {"title":"JSON Pointer","type":"string","pattern":"^/[^~]*(?:~[01][^~]*)*$","examples":["/took_ms"]};
const pattern4 = new RegExp("^/[^~]*(?:~[01][^~]*)*$", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate98.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^/[^~]*(?:~[01][^~]*)*$"},schema:"^/[^~]*(?:~[01][^~]*)*$",parentSchema:schema35,data}];
return false;
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.response === undefined) && (missing0 = "response")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema34.oneOf[0].required,parentSchema:schema34.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.class === undefined) && (missing1 = "class")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema34.oneOf[1].required,parentSchema:schema34.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema34.oneOf,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate97.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.why === undefined) && (missing2 = "why")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema34.required,parentSchema:schema34,data}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "tool") || (key0 === "response")) || (key0 === "class")) || (key0 === "why"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.tool !== undefined){
let data0 = data.tool;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.tool,data:data0}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema34.properties.tool.type,parentSchema:schema34.properties.tool,data:data0}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
const _errs7 = errors;
if(!(validate98(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.class !== undefined){
let data2 = data.class;
const _errs8 = errors;
if(!((((((data2 === "iso-time") || (data2 === "uuid")) || (data2 === "duration")) || (data2 === "tmp-path")) || (data2 === "pid")) || (data2 === "hex-address"))){
validate97.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues: schema34.properties.class.enum},schema:schema34.properties.class.enum,parentSchema:schema34.properties.class,data:data2}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.why !== undefined){
let data3 = data.why;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate97.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.why,data:data3}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},schema:schema34.properties.why.type,parentSchema:schema34.properties.why,data:data3}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","additionalProperties":false,"properties":{"tool":{"type":"string","minLength":1},"args":{"$ref":"#/$defs/pointer"},"response":{"$ref":"#/$defs/pointer"},"why":{"$ref":"#/$defs/why"}},"oneOf":[{"required":["args"]},{"required":["response"]}]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.args === undefined) && (missing0 = "args")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema36.oneOf[0].required,parentSchema:schema36.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.response === undefined) && (missing1 = "response")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema36.oneOf[1].required,parentSchema:schema36.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema36.oneOf,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate101.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "tool") || (key0 === "args")) || (key0 === "response")) || (key0 === "why"))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.tool !== undefined){
let data0 = data.tool;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate101.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema36.properties.tool,data:data0}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema36.properties.tool.type,parentSchema:schema36.properties.tool,data:data0}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.args !== undefined){
const _errs7 = errors;
if(!(validate60(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
const _errs8 = errors;
if(!(validate60(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.why !== undefined){
const _errs9 = errors;
if(!(validate79(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://github.com/toolreplay/action/raw/v1/schemas/scope-v2.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.version === undefined) && (missing0 = "version")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema19.required,parentSchema:schema19,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate52.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(2 !== data1){
validate52.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 2},schema:2,parentSchema:schema19.properties.version,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data2 = data.agent;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate52.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},schema:schema19.properties.agent.type,parentSchema:schema19.properties.agent,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applies_to !== undefined){
let data3 = data.applies_to;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate52.errors = [{instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema19.properties.applies_to,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate52.errors = [{instancePath:instancePath+"/applies_to/" + i0,schemaPath:"#/properties/applies_to/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.applies_to.items,data:data4}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/applies_to/" + i0,schemaPath:"#/properties/applies_to/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.applies_to.items.type,parentSchema:schema19.properties.applies_to.items,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/type",keyword:"type",params:{type: "array"},schema:schema19.properties.applies_to.type,parentSchema:schema19.properties.applies_to,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data5 = data.allowed_tools;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
if(typeof data6 !== "string"){
validate52.errors = [{instancePath:instancePath+"/allowed_tools/" + i1,schemaPath:"#/properties/allowed_tools/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.allowed_tools.items.type,parentSchema:schema19.properties.allowed_tools.items,data:data6}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: "array"},schema:schema19.properties.allowed_tools.type,parentSchema:schema19.properties.allowed_tools,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined){
let data7 = data.root;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) < 1){
validate52.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.root,data:data7}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"},schema:schema19.properties.root.type,parentSchema:schema19.properties.root,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data8 = data.home;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) < 1){
validate52.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.home,data:data8}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type: "string"},schema:schema19.properties.home.type,parentSchema:schema19.properties.home,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import !== undefined){
let data9 = data.import;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid3 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors;
if(!(validate53(data9[i2], {instancePath:instancePath+"/import/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: "array"},schema:schema19.properties.import.type,parentSchema:schema19.properties.import,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data11 = data.permissions;
const _errs22 = errors;
if(errors === _errs22){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const _errs24 = errors;
for(const key1 in data11){
if(!((key1 === "allow") || (key1 === "deny"))){
validate52.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema19.properties.permissions,data:data11}];
return false;
break;
}
}
if(_errs24 === errors){
if(data11.allow !== undefined){
const _errs25 = errors;
if(!(validate55(data11.allow, {instancePath:instancePath+"/permissions/allow",parentData:data11,parentDataProperty:"allow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.deny !== undefined){
const _errs26 = errors;
if(!(validate55(data11.deny, {instancePath:instancePath+"/permissions/deny",parentData:data11,parentDataProperty:"deny",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"},schema:schema19.properties.permissions.type,parentSchema:schema19.properties.permissions,data:data11}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data14 = data.tools;
const _errs27 = errors;
if(errors === _errs27){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
const _errs30 = errors;
if(!(validate58(data14[key2], {instancePath:instancePath+"/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid5 = _errs30 === errors;
if(!valid5){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "object"},schema:schema19.properties.tools.type,parentSchema:schema19.properties.tools,data:data14}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data16 = data.rules;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data16)){
var valid6 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs33 = errors;
if(!(validate73(data16[i3], {instancePath:instancePath+"/rules/" + i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid6 = _errs33 === errors;
if(!valid6){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},schema:schema19.properties.rules.type,parentSchema:schema19.properties.rules,data:data16}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data18 = data.sequence;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data18)){
var valid7 = true;
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
const _errs36 = errors;
if(!(validate87(data18[i4], {instancePath:instancePath+"/sequence/" + i4,parentData:data18,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "array"},schema:schema19.properties.sequence.type,parentSchema:schema19.properties.sequence,data:data18}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.normalize !== undefined){
let data20 = data.normalize;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data20)){
var valid8 = true;
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
const _errs39 = errors;
if(!(validate97(data20[i5], {instancePath:instancePath+"/normalize/" + i5,parentData:data20,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/normalize",schemaPath:"#/properties/normalize/type",keyword:"type",params:{type: "array"},schema:schema19.properties.normalize.type,parentSchema:schema19.properties.normalize,data:data20}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redact !== undefined){
let data22 = data.redact;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data22)){
var valid9 = true;
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
const _errs42 = errors;
if(!(validate101(data22[i6], {instancePath:instancePath+"/redact/" + i6,parentData:data22,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/type",keyword:"type",params:{type: "array"},schema:schema19.properties.redact.type,parentSchema:schema19.properties.redact,data:data22}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown_tools !== undefined){
let data24 = data.unknown_tools;
const _errs43 = errors;
if(!((data24 === "mutating") || (data24 === "reading"))){
validate52.errors = [{instancePath:instancePath+"/unknown_tools",schemaPath:"#/properties/unknown_tools/enum",keyword:"enum",params:{allowedValues: schema19.properties.unknown_tools.enum},schema:schema19.properties.unknown_tools.enum,parentSchema:schema19.properties.unknown_tools,data:data24}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Whether a value has the form that the schema says. The first fault that was found is in its `errors` then. */
export const validate: Validator = validateSchema;
/* c8 ignore stop */
